#!/bin/sh
# Guess: the keywords of "Où est l’image ?" are those of "Où est image ?": image.
# Seen: keyword-extractor removes typographic apostrophes before it looks for words: "l’image" is "limage", "d’un"
#   "dun", and the Italian "com’è" is "comè". Straight ones stay: "l'image" is one keyword. Spanish and Arabic question
#   marks stay on their words: "¿cómo", "الصورة؟". In German, groß, große and neu are stop words, so nothing is left of
#   "Wie groß?".
# Who meets it: tags, related pages and searches made with it in French and Italian: "image" is not found where an
#   article stands before it.
# What to do: replace apostrophes by spaces first, and take ¿, ¡, ؟ and ، out.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent keyword-extractor@0.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import extractor from 'keyword-extractor';

console.log('keyword-extractor 0.3.0');

for (const [language, text, expected] of [
  ['english', 'Where is the image?', ['image']],
  ['french', 'Où est image ?', ['image']],
  ['french', 'Où est l’image d’un visage ?', ['limage', 'dun', 'visage']],
  ['french', 'Où est l\'image ?', ['l\'image']],
  ['italian', 'Com’è l’immagine?', ['comè', 'limmagine']],
  ['spanish', '¿Cómo cambio la cara?', ['¿cómo', 'cambio', 'cara']],
  ['arabic', 'أين الصورة؟', ['الصورة؟']],
  ['german', 'Wie groß ist die neue Datei?', ['datei']],
]) {
  const words = extractor.extract(text, { language, return_changed_case: true });

  console.log(`${language}: ${text} ->`, words);
  assert.deepEqual(words, expected);
}
JS
node probe.mjs
