#!/bin/sh
# Guess: a library that declines Russian names of towns knows the largest ones, or leaves alone what it does not know.
# Seen: lvovich guesses by endings. Behind "from", Athens is "Афинов" (right: "Афин"), "Великие Луки" is "Великих Луков"
#   ("Великих Лук"), and "Химки" is "Химков" ("Химок"), while "Мытищи" and "Чебоксары" are right. In names with a
#   hyphen both parts are declined: "in Tel Aviv" is "Теле-Авиве" ("Тель-Авиве").
# Who meets it: Russian texts that are put together from a town, "in …" and "from …".
# What to do: keep the forms in a table for the towns that one serves, or write sentences that need the first form only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lvovich@2.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { cityFrom, cityIn } = require('lvovich');

const towns = ['Афины', 'Великие Луки', 'Химки', 'Тель-Авив', 'Мытищи', 'Чебоксары', 'Набережные Челны', 'Нью-Йорк'];

for (const town of towns) console.log(`${town}: в ${cityIn(town)}, из ${cityFrom(town)}`);

assert.equal(cityFrom('Афины'), 'Афинов');
assert.equal(cityFrom('Великие Луки'), 'Великих Луков');
assert.equal(cityFrom('Химки'), 'Химков');
assert.equal(cityIn('Тель-Авив'), 'Теле-Авиве');
assert.equal(cityFrom('Тель-Авив'), 'Теля-Авива');
assert.equal(cityFrom('Мытищи'), 'Мытищ');
assert.equal(cityFrom('Чебоксары'), 'Чебоксар');
JS
node probe.cjs
