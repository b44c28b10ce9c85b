#!/bin/sh
# Puts Vendemmia into the menu of this user's desktop, or takes it out again: ./menu.sh add | remove
set -eu
# With it "cd" would look elsewhere first, and say where it went.
unset CDPATH

stop() {
    printf '%s\n' "menu.sh: $1" >&2
    exit 2
}

case ${1-} in
add | remove) ;;
*) stop "say what to do: ./menu.sh add or ./menu.sh remove" ;;
esac

# The folder of a path. Its name may end with an end of line, which "$(dirname ...)" would take away.
folder_of() {
    case $1 in
    /*/*) folder=${1%/*} ;;
    /*) folder=/ ;;
    */*) folder=${1%/*} ;;
    *) folder=. ;;
    esac
}

# The folder of this script itself, also where it is called by a link.
script=$0
links=0
while [ -h "$script" ]; do
    links=$((links + 1))
    [ "$links" -le 40 ] || stop "too many links lead to it; call it where it lies"
    target=$(readlink -- "$script" && printf /)
    target=${target%
/}
    case $target in
    /*) script=$target ;;
    *) folder_of "$script" && script=$folder/$target ;;
    esac
done
folder_of "$script"
here=$(cd -P -- "$folder" && pwd -P && printf /) || stop "its folder cannot be entered"
here=${here%
/}

# By the rules for these folders a path that does not begin at the top counts as none.
share=${XDG_DATA_HOME-}
case $share in
/*) ;;
*)
    case ${HOME-} in
    /*) share=$HOME/.local/share ;;
    *) stop "there is no home folder; set HOME, or XDG_DATA_HOME to the folder of your menu" ;;
    esac
    ;;
esac
entry=$share/applications/vendemmia.desktop

if [ "$1" = remove ]; then
    rm -f -- "$entry" "$share"/icons/hicolor/*/apps/vendemmia.* || stop "the entry of the menu cannot be removed"
    exit
fi

[ -f "$here/share/applications/vendemmia.desktop" ] || stop "$here holds no program; unpack the archive again"
case $here in
*[[:cntrl:]]*) stop "no menu can name a folder with such signs in its name; move the program to another folder" ;;
esac
# What the entry's format asks for: a sign that means something in quotes, and each backslash once more as in any text.
program=$(printf '%s' "$here/vendemmia" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
mkdir -p -- "$share/applications" || stop "$share cannot be written; mend the folder"
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$program" ;;
    TryExec=*) ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/vendemmia.desktop" >"$entry.new" && mv -f -- "$entry.new" "$entry" ||
    stop "$entry cannot be written; mend the folder"
for size in "$here"/share/icons/hicolor/*; do
    folder=$share/icons/hicolor/${size##*/}/apps
    mkdir -p -- "$folder" && cp -- "$size"/apps/vendemmia.* "$folder/" || stop "$folder cannot be written; mend the folder"
done
