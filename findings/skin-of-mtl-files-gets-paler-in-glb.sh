#!/bin/sh
# Guess: a head in an OBJ file whose material has the colour `Kd 0.776 0.525 0.376` (the skin tone 198, 134, 96) has
#   the same colour in a viewer of three, as OBJ and as a GLB file that obj2gltf or Assimp made of it.
# Seen: three takes the numbers for what a screen shows, so the OBJ file has 198, 134, 96. obj2gltf and Assimp copy them
#   into the GLB file, where they are amounts of light: 228, 192, 165, a pale skin. Neither warns. Only colours are
#   changed, as textures are copied: a neck of this colour no longer fits a face with a texture. The colours of
#   points, which OBJ files of scanned faces have, are left out by obj2gltf.
# Who meets it: those who convert heads for the web: all tones between black and white get lighter.
# What to do: convert the three numbers of `baseColorFactor` from sRGB to linear afterwards.
set -eu

if ! dpkg-query -W assimp-utils > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package assimp-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends assimp-utils > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' assimp-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent obj2gltf@3.2.0 three@0.187.0

cat > head.mtl <<'MTL'
newmtl skin
Kd 0.776 0.525 0.376
MTL

cat > head.obj <<'OBJ'
mtllib head.mtl
v 0 0 0 1 0 0
v 1 0 0 1 0 0
v 0 1 0 1 0 0
usemtl skin
f 1 2 3
OBJ

assimp export head.obj assimp.gltf -fgltf2 > /dev/null

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { Color, LinearSRGBColorSpace, SRGBColorSpace } from 'three';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';

const onScreen = (color) => Object.values(color.getRGB({}, SRGBColorSpace)).map((part) => Math.round(part * 255));

/** In glTF 2.0, the factor of the base colour is a linear one, only its texture is in sRGB. */
const ofGltf = ({ materials }) => {
  const { baseColorFactor } = materials.find(({ name }) => name === 'skin').pbrMetallicRoughness;

  return onScreen(new Color().setRGB(...baseColorFactor.slice(0, 3), LinearSRGBColorSpace));
};

const converted = await obj2gltf('head.obj');

const seen = {
  'three, MTL': onScreen(new MTLLoader().parse(readFileSync('head.mtl', 'utf8'), '').create('skin').color),
  'obj2gltf, glTF': ofGltf(converted),
  'Assimp, glTF': ofGltf(JSON.parse(readFileSync('assimp.gltf', 'utf8'))),
};

console.log(seen);
assert.deepEqual(Object.values(seen), [[198, 134, 96], [228, 192, 165], [228, 192, 165]]);

const primitives = converted.meshes.flatMap((mesh) => mesh.primitives);
const attributes = primitives.flatMap((primitive) => Object.keys(primitive.attributes));

console.log('points by obj2gltf:', attributes);
assert.deepEqual(attributes, ['POSITION']);
JS
node probe.mjs
