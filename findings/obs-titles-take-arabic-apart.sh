#!/bin/sh
# Guess: the text source of OBS shows an Arabic word joined and from right to left, as each browser does, and a Japanese
#   letter by a font that has it.
# Seen: the letters run from left to right, each in its form of one that stands alone: the middle of each letter is in
#   the word as it looks alone, the first one at the left. Letters that the chosen font does not have
#   are one and the same box, though another font of the system has them. Vietnamese letters are right.
# Who meets it: streams with titles or names in Arabic, and those with one font for twelve languages.
# What to do: a browser source or a picture for such titles; in Japanese and Korean, a font that has the letters.
set -eu

missing=
for package in fonts-dejavu-core fonts-noto-cjk obs-plugins obs-studio xvfb; do
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

dpkg-query -W -f '${Package} ${Version}\n' fonts-dejavu-core fonts-noto-cjk obs-studio xvfb

work=$(mktemp -d)
processes=
# shellcheck disable=SC2086 # several numbers
trap 'test -z "$processes" || kill $processes; rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent obs-websocket-js@5.0.8 sharp@0.35.5

# OBS with an empty scene, which listens for commands, on a screen of its own.
export HOME="$work" XDG_RUNTIME_DIR="$work" LIBGL_ALWAYS_SOFTWARE=1
settings=.config/obs-studio
mkdir -p "$settings/basic/scenes"
echo '{ "name": "S", "current_scene": "A", "sources": [{ "id": "scene", "name": "A", "settings": {} }] }' \
  > "$settings/basic/scenes/S.json"

PORT=$(node --eval 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
export PORT
cat > "$settings/global.ini" <<INI
[General]
FirstRun=true
LastVersion=486539266
[Basic]
SceneCollection=S
SceneCollectionFile=S
[OBSWebSocket]
FirstLoad=false
ServerEnabled=true
AuthRequired=false
ServerPort=$PORT
INI

mkfifo display
Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset 3> display > log.txt 2>&1 &
processes=$!
read -r number < display
DISPLAY=:$number obs --multi --minimize-to-tray > obs.txt 2>&1 &
processes="$processes $!"

cat > obs.mjs <<'JS'
import { setTimeout } from 'node:timers/promises';
import { OBSWebSocket } from 'obs-websocket-js';
import sharp from 'sharp';

export const obs = new OBSWebSocket();

let sources = 0;

/** The result of `work`, which is tried again for up to 20 seconds. */
export async function eventually(work) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 80) throw error;
      await setTimeout(250);
    }
  }
}

await eventually(() => obs.connect(`ws://127.0.0.1:${process.env.PORT}`));
await eventually(() => obs.call('GetSceneItemList', { sceneName: 'A' }));
console.log(`OBS ${(await obs.call('GetVersion')).obsVersion}`);

/** Puts a source above all others of the scene, and returns its name. */
export async function add(inputKind, inputSettings) {
  sources += 1;

  const inputName = `source ${sources}`;

  await obs.call('CreateInput', { sceneName: 'A', inputName, inputKind, inputSettings });

  return inputName;
}

export const remove = (inputName) => obs.call('RemoveInput', { inputName });

/** A PNG picture of a scene or source. */
export async function picture(sourceName) {
  const { imageData } = await eventually(() => obs.call('GetSourceScreenshot', { sourceName, imageFormat: 'png' }));

  return Buffer.from(imageData.split(',')[1], 'base64');
}

/** Red, green, blue and opacity at a place of a PNG picture. */
export async function pixel(png, x, y) {
  const { data } = await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });

  return data.join(',');
}
JS

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { add, eventually, obs, picture, remove } from './obs.mjs';

const font = { face: 'DejaVu Sans', style: 'Book', size: 64, flags: 0 };

/** The opacity of the columns that have ink, each as text. */
async function columnsOf(text) {
  const name = await add('text_ft2_source_v2', { text, font });
  const { data, info } = await eventually(async () =>
    sharp(await picture(name)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true }),
  );

  await remove(name);

  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[y * info.width + x]),
  );

  // Without the empty lines above and below.
  return columns.filter((column) => column.some(Boolean)).map((column) => column.join(' ').replace(/^(0 )+|( 0)+$/g, ''));
}

const word = 'مرحبا';
const columns = (await columnsOf(word)).join('\n');
const places = [];

// The middle of each letter, as it looks alone.
for (const letter of word) {
  const alone = await columnsOf(letter);
  const middle = alone.slice(Math.floor(alone.length / 3), Math.ceil((alone.length * 2) / 3));
  const place = columns.indexOf(middle.join('\n'));

  places.push(place < 0 ? place : columns.slice(0, place).split('\n').length);
}

console.log(`columns of ${word} at which its first, second, … letter is, as it looks alone: ${places}`);
assert.ok(places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1])));

const boxes = [];

for (const letter of '顔写真얼굴') boxes.push((await columnsOf(letter)).join('\n'));

console.log(`pictures of 顔, 写, 真, 얼 and 굴: ${new Set(boxes).size}`);
assert.equal(new Set(boxes).size, 1);

const vietnamese = [];

for (const letter of 'ổặĐmt') vietnamese.push((await columnsOf(letter)).join('\n'));

console.log(`pictures of ổ, ặ, Đ, m and t: ${new Set(vietnamese).size}`);
assert.equal(new Set(vietnamese).size, 5);

await obs.disconnect();
JS
timeout 120 node probe.mjs
