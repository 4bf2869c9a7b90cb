#!/bin/sh
# Guess: "remove empty attributes" removes what has no effect, such as `class=""`.
# Seen: both HTML minifiers remove `lang=""` too. It is not without effect: it says that the language is unknown. The
#   name that was marked so is in the page's language again, and is read aloud and hyphenated by its rules.
# Who meets it: pages in several languages that show user names, file names or product names of no language.
# What to do: leave `removeEmptyAttributes` off, or mark such names with `lang="und"` or `lang="zxx"`, which stays.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-minifier-terser@7.2.0 html-minifier-next@6.2.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';

for (const [name, minify] of Object.entries({ 'html-minifier-terser': terser, 'html-minifier-next': next })) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(name, version);

  const shorten = async (html) => {
    const output = await minify(html, { removeEmptyAttributes: true });
    console.log(`${html}\n  -> ${output}`);
    return output;
  };

  assert.equal(await shorten('<p lang="de">Von <b lang="">setup_x64</b></p>'), '<p lang="de">Von <b>setup_x64</b></p>');
  assert.match(await shorten('<p lang="de">Von <b lang="zxx">setup_x64</b></p>'), /<b lang="zxx">/);
  assert.match(await shorten('<p><img src="a.png" alt=""></p>'), /alt/);
}
JS
node probe.mjs
