#!/bin/sh
# Guess: `sprintf` of @wordpress/i18n formats the placeholders of a translation as that of PHP does, since the same texts are
#   used in PHP and in the browser: 65 seconds as `%02d:%02d` are 01:05.
# Seen: it reads flags and widths, and does nothing with them: "1:5". `%+d` has no plus, `%5s` is not filled up, `%f` has no
#   six digits, and `%x` writes 255 as "255" instead of "ff". `%b`, `%o` and `%'*10s` are left in the text. There is neither
#   an error nor a warning; only the README of @tannin/sprintf below it says that there are no widths and flags. `%d`, `%s`,
#   `%.2f` and `%1$s` are right. sprintf-js, which the package used before, is right.
# Who meets it: themes and plugins that show the length of a video, a date or a colour in the editor of WordPress.
# What to do: fill numbers up with `padStart`, and give them to `%s`.
set -eu

if ! command -v php > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package php-cli' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends php-cli > /dev/null
fi

php -v | head -n 1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @wordpress/i18n@6.29.0 sprintf-js@1.1.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { sprintf } from '@wordpress/i18n';
import sprintfJs from 'sprintf-js';

const inPhp = (...input) =>
  execFileSync('php', ['-r', 'echo sprintf(...json_decode($argv[1]));', JSON.stringify(input)], { encoding: 'utf8' });

const show = (...input) => {
  const results = [sprintf(...input), inPhp(...input), sprintfJs.sprintf(...input)];
  console.log(`${JSON.stringify(input)}: ${results.map((text) => `"${text}"`).join(', ')}`);

  return results;
};

console.log('input: @wordpress/i18n, PHP, sprintf-js');

assert.deepEqual(show('%1$s: %2$d', 'Faces', 3), ['Faces: 3', 'Faces: 3', 'Faces: 3']);
assert.deepEqual(show('%.2f', 29.9), ['29.90', '29.90', '29.90']);
assert.deepEqual(show('%02d:%02d', 1, 5), ['1:5', '01:05', '01:05']);
assert.deepEqual(show('%+d', 5), ['5', '+5', '+5']);
assert.deepEqual(show('%5s', 'a'), ['a', '    a', '    a']);
assert.deepEqual(show('%x', 255), ['255', 'ff', 'ff']);
assert.deepEqual(show('%b', 5), ['%b', '101', '101']);
assert.deepEqual(show('%04.1f', 3.14), ['3.1', '03.1', '03.1']);
JS
node probe.mjs
