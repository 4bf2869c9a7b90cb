#!/bin/sh
# Guess: `unpack: 'models/*.onnx'` of @electron/asar, which is `asar.unpack` in Electron Packager and Forge, leaves the models
#   outside of the archive, where a native library can open them; and so does `unpackDir: 'models/**'`, for all below it.
# Seen: the first one unpacks nothing, without a warning: a pattern with a slash is compared with the whole path on the machine
#   that builds, one without a slash with the name of a file. The second one unpacks what is in folders below models, and
#   leaves the files in models itself in the archive: it is compared with folders only, by their path in the app.
#   `*.onnx` works, without face.ONNX, and so do `**/models/*.onnx` and the folder `models` without stars.
# Who meets it: desktop apps with models for onnxruntime-node, FFmpeg or other programs: with a source folder they run, and
#   the packed app says that the file does not exist.
# What to do: `unpackDir: 'models'`, and look for the files in app.asar.unpacked after each build.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @electron/asar@4.3.2

mkdir -p app/models/live
echo '{ "main": "main.js" }' > app/package.json
touch app/main.js app/models/swap.onnx app/models/face.ONNX app/models/live/mask.onnx

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createPackageWithOptions } from '@electron/asar';

console.log('@electron/asar', JSON.parse(readFileSync('node_modules/@electron/asar/package.json')).version);

async function check(options, expected) {
  rmSync('app.asar.unpacked', { recursive: true, force: true });
  await createPackageWithOptions('app', 'app.asar', options);

  const folder = 'app.asar.unpacked/models';
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const unpacked = files.filter((name) => /\.onnx$/i.test(name)).sort();

  console.log(options, '->', unpacked.join(', ') || 'nothing');
  assert.deepEqual(unpacked, expected);
}

const all = ['face.ONNX', 'live/mask.onnx', 'swap.onnx'];

await check({ unpack: 'models/*.onnx' }, []);
await check({ unpack: './models/**/*.onnx' }, []);
await check({ unpack: '**/models/*.onnx' }, ['swap.onnx']);
await check({ unpack: '*.onnx' }, ['live/mask.onnx', 'swap.onnx']);
await check({ unpackDir: 'models/**' }, ['live/mask.onnx']);
await check({ unpackDir: 'models' }, all);
await check({ unpackDir: '**/models' }, all);
JS
node probe.mjs
