#!/bin/sh
# Guess: a site generator that knows Arabic writes a price as people in Egypt do, ٢٩٫٩٠, or as in Morocco and on most
#   sites, 29.90 or 29,90.
# Seen: Hugo takes the digits of one and the marks of the other: "29٫90 US$" and "1٬234٬567٫89", a spelling that no
#   country has. In many fonts the decimal mark looks like a comma, and the one for thousands like an apostrophe.
#   Percent are the same. German and English have the right marks. But the spaces in Russian numbers and before German
#   and Arabic currencies are ordinary ones, so that "1 234 567" may end a line after any group.
# Who meets it: Arabic pages with prices and sizes that come from `lang.FormatCurrency`, `FormatNumber` and
#   `FormatPercent`.
# What to do: `lang.FormatNumberCustom` for Arabic.
set -eu

if ! command -v hugo > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package hugo' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends hugo > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' hugo)
echo "hugo $version"
case $version in
  0.111.3-*) ;;
  *) echo 'Seen in 0.111.3 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir layouts
cat > config.toml <<'TOML'
baseURL = "https://example.org/"
defaultContentLanguageInSubdir = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]
[languages.en]
[languages.de]
[languages.ru]
[languages.ar]
TOML

cat > layouts/index.html <<'HTML'
{{ lang.FormatCurrency 2 "USD" 29.9 }}
{{ lang.FormatNumber 2 1234567.891 }}
{{ lang.FormatPercent 1 25.6 }}
HTML

hugo --quiet

# Prints a line of a page, and stops if it is not what is expected.
expect() {
  seen=$(sed -n "$2p" "public/$1/index.html")
  echo "$1: $seen"
  [ "$seen" = "$3" ] || { echo "Expected: $3" >&2; exit 1; }
}

mark=$(printf '\330\234')
expect en 1 '$29.90'
expect de 1 "29,90 \$"
expect de 2 '1.234.567,89'
expect de 3 "25,6 %"
expect ru 2 '1 234 567,89'
expect ar 1 "29٫90 US\$"
expect ar 2 '1٬234٬567٫89'
expect ar 3 "25٫6٪$mark"
