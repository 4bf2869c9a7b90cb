#!/bin/sh
# Guess: `pofilter --language=de` checks a translation by the signs of its language: German quotation marks and "1.234,50 €" for
#   "1,234.50 €" are right, as the signs of French and Chinese are.
# Seen: of seven languages, it knows the quotation marks of French only. „…“, «…» and 「…」 are "Different quotation marks" in
#   German, Spanish, Italian, Russian, Chinese and Japanese. Numbers with the marks of the language are "Different numbers",
#   in French too. Questions in Japanese (？) end wrongly, in Chinese not.
# Who meets it: sites whose translations are checked before each release: about each price and quotation is reported, and what
#   is really wrong is not seen among them.
# What to do: `--excludefilter=doublequoting --excludefilter=numbers`, and a check of one's own for both.
set -eu

if ! command -v pofilter > /dev/null; then
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

# Prints the checks that a right translation of a quotation, a price and a question fails.
check() {
  language=$1

  cat > "$language.po" <<PO
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "Save \"Ada\" now"
msgstr "$2"

msgid "Price: 1,234.50 €"
msgstr "$3"

msgid "Really?"
msgstr "$4"
PO

  failed=$(pofilter --language="$language" --progress=none "$language.po" | sed -n 's/^# (pofilter) \([a-z]*\):.*/\1/p' | paste -s -d ' ' -)
  echo "$language: $failed"
}

{
  check fr 'Enregistrer « Ada »' 'Prix : 1 234,50 €' 'Vraiment ?'
  check de '„Ada“ jetzt speichern' 'Preis: 1.234,50 €' 'Wirklich?'
  check es 'Guardar «Ada» ahora' 'Precio: 1.234,50 €' '¿De verdad?'
  check it 'Salva «Ada» ora' 'Prezzo: 1.234,50 €' 'Davvero?'
  check ru 'Сохранить «Ada»' 'Цена: 1 234,50 €' 'Правда?'
  check zh_CN '保存“Ada”' '价格：1,234.50 €' '真的吗？'
  check ja '「Ada」を保存' '価格：1,234.50 €' '本当？'
} | tee seen

cat > expected <<'TEXT'
fr: numbers
de: doublequoting startpunc numbers
es: doublequoting numbers
it: doublequoting numbers
ru: doublequoting numbers
zh_CN: doublequoting
ja: doublequoting startpunc endpunc
TEXT
diff expected seen
