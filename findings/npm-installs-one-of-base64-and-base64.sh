#!/bin/sh
# Guess: Base64 and base64 are two packages on npm, and on Linux, whose file systems tell capitals apart, an app that
#   depends on both gets both; or npm says that it can't.
# Seen: npm compares names in small letters. It installs one of the two, ends with status 0, and leaves the other out of
#   node_modules and of package-lock.json. `npm ls`, which exists to find what is missing, finds nothing, and `npm ci` is
#   content with the lock file, though package.json has a package that it lacks. `require('Base64')` throws.
# Who meets it: trees with old packages that have capitals (JSONStream, Base64, Orchestrator) and their namesakes. The
#   missing one is absent from audits and bills of materials too.
# What to do: install one of them under another name: `"base64-lower": "npm:base64@2.1.0"`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir tools both other
echo '{ "private": true }' > tools/package.json
npm install --prefix tools --ignore-scripts --no-audit --no-fund --silent npm@11.19.1
export PATH="$work/tools/node_modules/.bin:$PATH"
npm --version 2> version.log

# The file system tells the names apart.
touch lower LOWER
test "$(find . -maxdepth 1 -iname lower | wc -l)" = 2

cat > both/package.json <<'JSON'
{ "name": "app", "version": "1.0.0", "private": true, "dependencies": { "Base64": "1.3.0", "base64": "2.1.0" } }
JSON
cd both
npm install --ignore-scripts --no-audit --no-fund --silent
npm ls
echo "Installed: $(ls node_modules)"
test "$(ls node_modules)" = base64
if grep -q '"node_modules/Base64"' package-lock.json; then exit 1; fi
if node -e "require('Base64')" 2> require.log; then exit 1; fi
grep 'Cannot find module' require.log
npm ci --ignore-scripts --no-audit --no-fund --silent
test "$(ls node_modules)" = base64
cd ..

cat > other/package.json <<'JSON'
{
  "name": "app",
  "version": "1.0.0",
  "private": true,
  "dependencies": { "Base64": "1.3.0", "base64-lower": "npm:base64@2.1.0" }
}
JSON
cd other
npm install --ignore-scripts --no-audit --no-fund --silent
echo "With another name: $(find node_modules -maxdepth 1 -mindepth 1 -not -name '.*' | sort | tr '\n' ' ')"
test -d node_modules/Base64
test -d node_modules/base64-lower
