#!/bin/sh
# Guess: a percent sign behind a number is a percent sign.
# Seen: for xgettext, "% o" in "20% off" is a number with eight digits, as `printf` has it, and the text gets the mark
#   `javascript-format`. "10% in cash" gets none, because JavaScript has no "% i". `msgfmt -c` then wants such a
#   format in each translation: "20 % Rabatt" and "割引20%" are fatal errors, and no file is written.
# Who meets it: shops that offer a discount in several languages: the build stops when the German is ready.
# What to do: a comment `/* xgettext:no-javascript-format */` above the text.
set -eu

if ! dpkg-query -W -f '${Version}' gettext > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package gettext' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends gettext > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' gettext

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > shop.js <<'JS'
gettext('20% off');
gettext('50 % discount');
gettext('10% in cash');
/* xgettext:no-javascript-format */
gettext('30% off');
JS
xgettext --language=JavaScript --from-code=UTF-8 --add-comments -o shop.pot shop.js
marked=$(grep -A 1 '^#, javascript-format' shop.pot | sed -n 's/^msgid //p' | tr '\n' ' ')
echo "taken for a format: $marked"
[ "$marked" = '"20% off" "50 % discount" ' ]

# Translates the first text.
check() {
  printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#, %s\nmsgid "20%% off"\nmsgstr "%s"\n' \
    "$1" "$2" > shop.po
  status=0
  LC_ALL=C.UTF-8 msgfmt -c -o shop.mo shop.po 2> errors || status=$?
  echo "$2 ($1): status $status"
  grep 'not a valid' errors || true
  [ "$status" -eq "$3" ]
}

check javascript-format '20 % Rabatt' 1
check javascript-format '割引20%' 1
check no-javascript-format '20 % Rabatt' 0
