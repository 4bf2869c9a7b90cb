#!/bin/sh
# Guess: the package homography, installed from npm, takes delaunator from node_modules, as its dependencies say, and needs no network in the
#   browser. Faces that are warped by it stay on the computer, and so does the fact that somebody warps one.
# Seen: its only module imports delaunator from the address of a CDN (cdn.skypack.dev). Node.js refuses it. esbuild leaves the
#   address in the bundle without a warning: each visitor loads a program of somebody else, and the copy in node_modules is never read.
# Who meets it: sites with `script-src 'self'`, where nothing of the page runs, apps without a network, and privacy policies that
#   name no CDN.
# What to do: an alias in the bundler for this address, or the functions of delaunator and a matrix of one's own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent homography@1.8.1 esbuild@0.28.2

cat > page.mjs <<'JS'
import { Homography } from 'homography';

console.log(new Homography('piecewiseaffine'));
JS

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const manifest = JSON.parse(readFileSync('node_modules/homography/package.json'));
console.log('homography', manifest.version, 'depends on', JSON.stringify(manifest.dependencies));
assert.ok('delaunator' in manifest.dependencies);

const options = { entryPoints: ['page.mjs'], bundle: true, format: 'esm', write: false, metafile: true, logLevel: 'silent' };
const { outputFiles, metafile, warnings } = await build(options);
const imports = outputFiles[0].text.match(/from "https:[^"]+"/g);
const isBundled = Object.keys(metafile.inputs).some((path) => path.includes('delaunator'));

console.log(`esbuild: ${warnings.length} warnings, imports that are left: ${imports}, delaunator in the bundle: ${isBundled}`);
assert.equal(warnings.length, 0);
assert.equal(isBundled, false);
assert.deepEqual(imports, ['from "https://cdn.skypack.dev/delaunator@5.0.0"']);

const error = await import('homography').catch((reason) => reason);
console.log(`Node.js: ${error.code}`);
assert.equal(error.code, 'ERR_UNSUPPORTED_ESM_URL_SCHEME');
JS
node probe.mjs
