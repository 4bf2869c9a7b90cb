#!/bin/sh
# Guess: the tool of CycloneDX for npm lists each package under the name that npm knows, as `npm sbom` does.
# Seen: it writes the purl of JSONStream in small letters, `pkg:npm/jsonstream@1.3.5`. On npm, that is another package,
#   whose only version is 1.0.3; Base64 and base64 are two packages as well. Only the purl is wrong, `name` is right.
#   The library for it, packageurl-js, rewrites each purl that it reads, too. `npm sbom` keeps the letters. The
#   definition of npm's purls has called names case-sensitive since May 2026.
# Who meets it: programs that look up known faults and licenses by purl find those of another package, or none.
# What to do: `npm sbom --sbom-format cyclonedx`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir app tools
echo '{ "private": true }' > tools/package.json
npm install --prefix tools --ignore-scripts --no-audit --no-fund --silent \
  @cyclonedx/cyclonedx-npm@6.0.1 npm@11.19.1 packageurl-js@2.0.1

cat > app/package.json <<'JSON'
{
  "name": "app",
  "version": "3.0.3",
  "private": true,
  "dependencies": { "JSONStream": "1.3.5", "Base64": "1.3.0" }
}
JSON
(cd app && npm install --ignore-scripts --no-audit --no-fund --silent)

export PATH="$work/tools/node_modules/.bin:$PATH"
(cd app && npm --version && npm sbom --sbom-format cyclonedx > npm.json && cyclonedx-npm --output-file cyclonedx-npm.json)

cat > tools/probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { PackageURL } = require('packageurl-js');

const purls = (file) =>
  JSON.parse(readFileSync(file, 'utf8'))
    .components.map(({ purl }) => purl)
    .filter((purl) => /base64|jsonstream/i.test(purl))
    .sort();

const byNpm = purls('app/npm.json');
const byCycloneDx = purls('app/cyclonedx-npm.json');

console.log('npm sbom:     ', byNpm);
console.log('cyclonedx-npm:', byCycloneDx);

assert.deepEqual(byNpm, ['pkg:npm/Base64@1.3.0', 'pkg:npm/JSONStream@1.3.5']);
assert.deepEqual(byCycloneDx, ['pkg:npm/base64@1.3.0', 'pkg:npm/jsonstream@1.3.5']);
assert.equal(PackageURL.fromString('pkg:npm/JSONStream@1.3.5').toString(), 'pkg:npm/jsonstream@1.3.5');
JS
node tools/probe.cjs

for package in JSONStream@1.3.5 Base64@1.3.0; do
  test -n "$(npm view "$package" version)"
done

for package in jsonstream@1.3.5 base64@1.3.0; do
  echo "$package on npm: $(npm view "$package" version 2> view.log)"
  test -z "$(npm view "$package" version 2> view.log)"
done
