#!/bin/sh
# Guess: Electron Packager, Electron Forge and electron-builder pack all files of the app's folder but those that are
#   excluded, and leftovers such as .git or .DS_Store; at least what is named in `files` of electron-builder.
# Seen: each file that ends in .obj is left out, without a word: the mesh of a face, models/face.obj, is missing in the app,
#   while face.mtl, face.glb and FACE.OBJ are there. The rule is meant for object files of compilers. In electron-builder
#   it wins against `files: ['models/face.obj']`. In Packager, a list in `ignore` adds to it, and a function switches it off
#   with all others of the kind, .git included.
# Who meets it: desktop apps that show or swap faces in three dimensions: they run from their source folder, and not when
#   packed. With `asar`, the archive lacks the file, too.
# What to do: put meshes into `extraResource` or `extraResources`, or make face.glb of them; compare what is packed.
set -eu

if ! dpkg-query -W -f '${Version}' zip > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: zip' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends zip > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @electron/packager@20.3.0 app-builder-lib@26.17.0

# In place of a download of Electron: an archive with the files that are renamed.
mkdir -p electron/resources meshes app/models app/.git
echo 'Electron' | tee electron/electron electron/resources/default_app.asar > electron/LICENSE
echo 39.0.0 > electron/version
(cd electron && zip -qr ../electron-v39.0.0-linux-x64.zip .)

echo '{ "name": "facewright", "version": "3.0.3", "main": "main.js" }' > app/package.json
touch app/main.js app/.git/HEAD
for name in face.obj face.mtl face.glb FACE.OBJ swap.onnx; do
  echo "$name" > app/models/$name
done
cp app/models/face.obj meshes

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { packager } from '@electron/packager';

console.log('@electron/packager', JSON.parse(readFileSync('node_modules/@electron/packager/package.json')).version);

async function check(name, options, expected) {
  const [folder] = await packager({
    dir: 'app',
    name: 'Facewright',
    platform: 'linux',
    arch: 'x64',
    electronVersion: '39.0.0',
    electronZipDir: '.',
    out: 'out',
    overwrite: true,
    quiet: true,
    asar: false,
    ...options,
  });

  const resources = `${folder}/resources`;
  const seen = {
    models: readdirSync(`${resources}/app/models`).sort(),
    git: existsSync(`${resources}/app/.git`),
    mesh: existsSync(`${resources}/meshes/face.obj`),
  };
  console.log(name, seen);
  assert.deepEqual(seen, expected);
}

const without = ['FACE.OBJ', 'face.glb', 'face.mtl', 'swap.onnx'];
const all = [...without, 'face.obj'].sort();

await check('no option', {}, { models: without, git: false, mesh: false });
await check('ignore: []', { ignore: [] }, { models: without, git: false, mesh: false });
await check('ignore: function', { ignore: () => false }, { models: all, git: true, mesh: false });
await check('extraResource', { extraResource: 'meshes' }, { models: without, git: false, mesh: true });
JS
node probe.mjs

cat > builder.cjs <<'JS'
const assert = require('node:assert/strict');
const { readdirSync, statSync } = require('node:fs');
const { resolve } = require('node:path');
const { getMainFileMatchers } = require('app-builder-lib/out/fileMatcher.js');

console.log('app-builder-lib', require('app-builder-lib/package.json').version);

/** The models that electron-builder packs. */
function packed(files) {
  const app = resolve('app');
  const info = {
    projectDir: app,
    buildResourcesDir: 'build',
    config: { files },
    debugLogger: {},
    isPrepackedAppAsar: false,
  };
  const [matcher] = getMainFileMatchers(app, resolve('packed'), (path) => path, {}, { info }, resolve('app/dist'), false);
  const isPacked = matcher.createFilter();

  return readdirSync('app/models')
    .map((name) => resolve('app/models', name))
    .filter((path) => isPacked(path, statSync(path)))
    .map((path) => path.replace(/.*[/]/, ''))
    .sort();
}

const without = ['FACE.OBJ', 'face.glb', 'face.mtl', 'swap.onnx'];

for (const files of [undefined, ['models/**'], ['main.js', 'models/face.obj', 'models/**']]) {
  console.log(`files: ${files}: ${packed(files).join(', ')}`);
  assert.deepEqual(packed(files), without);
}
assert.deepEqual(packed(['models/face.obj']), []);
JS
node builder.cjs
