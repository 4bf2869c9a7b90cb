#!/bin/sh
# Guess: with English at / and German at /de/, `Astro.currentLocale` is the language of the first part of the path: the page /faces/id/
#   is English.
# Seen: Astro takes the first part of the path that is the code of a language, wherever it stands: /faces/id/ is Indonesian,
#   /departments/it/ Italian and /swap/id/ada/ Indonesian. So is `lang`, which layouts write from it, and with it the strings,
#   hyphens and voices. /de/faces/id/ is German, as "de" comes first.
# Who meets it: sites with the default language at the root and pages or folders that are called "id", "it", "is", "no" or "my".
# What to do: take the first part of `Astro.url.pathname`, or put the default language into a folder, too
#   (`prefixDefaultLocale: true`).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

system="$(node -p process.platform)-$(node -p process.arch)"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent astro@7.3.5 "node24@npm:node-$system@24.22.3"

node=node_modules/node24/bin/node
echo "astro $(node -p "require('./node_modules/astro/package.json').version"), Node.js $($node --version)"

cat > astro.config.mjs <<'JS'
import { defineConfig } from 'astro/config';

export default defineConfig({
  i18n: { defaultLocale: 'en', locales: ['en', 'ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'ru', 'pt', 'vi'] },
});
JS

# Writes the page $1, which shows its path and its language.
write_page() {
  mkdir -p "src/pages/$(dirname "$1")"
  echo '<p>{Astro.url.pathname} {Astro.currentLocale}</p>' > "src/pages/$1.astro"
}

for page in index photo-id faces/id departments/it swap/id/ada de/index de/faces/id; do
  write_page "$page"
done

ASTRO_TELEMETRY_DISABLED=1 $node node_modules/astro/bin/astro.mjs build > build.log 2>&1 || {
  cat build.log
  exit 1
}
find dist -name '*.html' -exec grep -oh '/[^<]*</p>' {} + | sed 's/<.*//' | LC_ALL=C sort | tee languages.txt

diff - languages.txt <<'TXT'
/ en
/de/ de
/de/faces/id/ de
/departments/it/ it
/faces/id/ id
/photo-id/ en
/swap/id/ada/ id
TXT
