"""What is spoken: the commands of the system that speak, and the queue of what they are to say."""
