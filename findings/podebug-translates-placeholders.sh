#!/bin/sh
# Guess: the pseudo-translations of `podebug` leave placeholders alone, so that the program under test still runs: it
#   does so with `%d`, `%(name)s`, HTML tags and `&amp;`.
# Seen: a name in braces is rewritten like other letters: `{name}` becomes `{ƞȧḿḗ}`, also in double braces, and of a
#   plural in ICU's notation the words `plural`, `one` and `other` are rewritten too. The program throws an error, or
#   shows an empty text. `--rewrite=xxx` and `bracket`, which write around a text, are safe.
# Who meets it: those who test a site for texts that are not translated or too long, with i18next, Vue or ICU messages.
# What to do: `--rewrite=bracket`, or a pseudo-language of one's own format.
set -eu

if ! command -v podebug > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package translate-toolkit' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends translate-toolkit > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > en.po <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "Open %d of <b>%(name)s</b> &amp; go"
msgstr ""

msgid "Hi {name}"
msgstr ""

msgid "Hi {{name}}"
msgstr ""

msgid "{n, plural, one {# face} other {# faces}}"
msgstr ""
PO

for style in unicode bracket; do
  podebug --progress=none --rewrite=$style en.po $style.po
  grep '^msgstr' $style.po
done

grep -qF 'msgstr "Ǿƥḗƞ %d ǿƒ <b>%(name)s</b> &amp; ɠǿ"' unicode.po
grep -qF 'msgstr "Ħī {ƞȧḿḗ}"' unicode.po
grep -qF 'msgstr "Ħī {{ƞȧḿḗ}}"' unicode.po
grep -qF 'msgstr "{ƞ, ƥŀŭřȧŀ, ǿƞḗ {# ƒȧƈḗ} ǿŧħḗř {# ƒȧƈḗş}}"' unicode.po
grep -qF 'msgstr "[Hi {name}]"' bracket.po
