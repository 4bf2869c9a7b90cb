#!/bin/sh
# Guess: a head with a colour at each point, three numbers in GLB, gets the same colours and is opaque when Assimp
#   writes it as PLY.
# Seen: the colours are right and their alpha is 0: each point is entirely transparent. The same head from an OBJ file,
#   which has three numbers as well, gets 255. There is no warning.
# Who meets it: those who hand a scanned or generated head on as PLY: a viewer that minds alpha shows nothing, one that
#   ignores it shows the head.
# What to do: write four numbers into the GLB file, or set alpha in the PLY file.
set -eu

missing=
for package in assimp-utils; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' assimp-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @gltf-transform/core@4.5.1

cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Document, NodeIO } from '@gltf-transform/core';

const { version } = JSON.parse(readFileSync('node_modules/@gltf-transform/core/package.json', 'utf8'));

console.log('@gltf-transform/core', version);

for (const [name, type, colour] of [
  ['three.glb', 'VEC3', [1, 0.5, 0]],
  ['four.glb', 'VEC4', [1, 0.5, 0, 1]],
]) {
  const head = new Document();
  const memory = head.createBuffer();

  const list = (numbers, kind) =>
    head.createAccessor().setArray(new Float32Array(numbers)).setType(kind).setBuffer(memory);

  const skin = head
    .createPrimitive()
    .setAttribute('POSITION', list([0, 0, 0, 1, 0, 0, 0, 1, 0], 'VEC3'))
    .setAttribute('COLOR_0', list([...colour, ...colour, ...colour], type));

  head.createScene().addChild(head.createNode('Ada').setMesh(head.createMesh('Head').addPrimitive(skin)));
  await new NodeIO().write(name, head);
}
JS
node probe.mjs

cat > three.obj <<'OBJ'
v 0 0 0 1 0.5 0
v 1 0 0 1 0.5 0
v 0 1 0 1 0.5 0
f 1 2 3
OBJ

# The colour of the first point, as red, green, blue and alpha.
check() {
  assimp export "$1" head.ply -fply > /dev/null
  seen=$(sed '1,/end_header/d' head.ply | awk 'NR == 1 { print $(NF - 3), $(NF - 2), $(NF - 1), $NF }')
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

check three.glb '255 127 0 0'
check four.glb '255 127 0 255'
check three.obj '255 127 0 255'
