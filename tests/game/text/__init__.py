"""The words: messages, card texts, questions, reasons and the log."""
