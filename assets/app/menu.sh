#!/bin/sh
# Puts Vendemmia into the menu of this user's desktop, or takes it out again: ./menu.sh add | remove
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
icons=$here/share/icons/hicolor

case ${1:-} in
add)
    for size in "$icons"/*; do
        folder=$share/icons/hicolor/${size##*/}/apps
        mkdir -p "$folder"
        cp "$size"/apps/vendemmia.* "$folder/"
    done
    mkdir -p "$share/applications"
    # What the entry's format asks for: a backslash before each sign that means something inside the quotes.
    program=$(printf '%s' "$here/vendemmia" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s"\n' "$program" ;;
        TryExec=*) ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/vendemmia.desktop" >"$share/applications/vendemmia.desktop"
    ;;
remove)
    rm -f "$share/applications/vendemmia.desktop" "$share"/icons/hicolor/*/apps/vendemmia.*
    ;;
*)
    echo "Say what to do: ./menu.sh add or ./menu.sh remove" >&2
    exit 2
    ;;
esac
