#!/bin/sh
# Guess: a camera that fills the scene of OBS is mirrored in its place by `scaleX: -1` over obs-websocket, is turned in its
#   place by `rotation: 90`, and stays within its box with `OBS_BOUNDS_SCALE_OUTER`, as `object-fit: cover` does.
# Seen: mirrored, it is gone: it extends to the left of its position, outside of the scene, without an error. Turned, it
#   swings around its upper left corner, out of the scene as well. In a box of 200 by 200, a picture of 320 by 240 is 267
#   wide, and covers what stands to the left and to the right. Mirroring, turning and boxes go by `alignment`, which is
#   the upper left corner of a new source.
# Who meets it: remote controls that mirror a camera, turn a phone or put faces into boxes next to each other.
# What to do: set `alignment: 0`, which is the middle, and the position of the middle with it, and cut by `cropLeft` and
#   `cropRight`.
set -eu

missing=
for package in obs-plugins obs-studio xvfb; do
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

dpkg-query -W -f '${Package} ${Version}\n' obs-studio xvfb

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
import { add, eventually, obs, picture, pixel } from './obs.mjs';

// Red at the left, green at the right.
await sharp({ create: { width: 320, height: 240, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 1 } } })
  .composite([{ input: { create: { width: 160, height: 240, channels: 3, background: 'red' } }, left: 0, top: 0 }])
  .toFile('camera.png');

const name = await add('image_source', { file: `${process.cwd()}/camera.png` });

await eventually(async () => assert.ok((await pixel(await picture(name), 50, 50)).endsWith(',255')));

const { sceneItemId } = await obs.call('GetSceneItemId', { sceneName: 'A', sourceName: name });
const start = { alignment: 5, positionX: 0, positionY: 0, rotation: 0, scaleX: 1, scaleY: 1, boundsType: 'OBS_BOUNDS_NONE' };

/** Where something is seen in the scene, and the colour at its left. */
async function look(change) {
  await obs.call('SetSceneItemTransform', {
    sceneName: 'A',
    sceneItemId,
    sceneItemTransform: { ...start, ...change },
  });

  const { data, info } = await sharp(await picture('A')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const places = Array.from({ length: info.width * info.height }, (_, place) => place).filter(
    (place) => data[place * 4 + 3] > 0,
  );

  if (places.length === 0) return 'nothing';

  const columns = places.map((place) => place % info.width);
  const left = columns.reduce((least, column) => Math.min(least, column));
  const right = columns.reduce((most, column) => Math.max(most, column));
  const first = places.find((place) => place % info.width === left);

  return `${left} to ${right}, ${data[first * 4] > 128 ? 'red' : 'green'} at the left`;
}

const box = { boundsType: 'OBS_BOUNDS_SCALE_OUTER', boundsWidth: 200, boundsHeight: 200, positionX: 100 };
const middle = { alignment: 0, positionX: 160, positionY: 120 };

const expected = [
  [{}, '0 to 319, red at the left'],
  [{ scaleX: -1 }, 'nothing'],
  [{ rotation: 90 }, 'nothing'],
  [box, '67 to 333, red at the left'],
  [{ ...middle, scaleX: -1 }, '0 to 319, green at the left'],
  [{ ...middle, rotation: 90 }, '40 to 279, red at the left'],
];

for (const [change, result] of expected) {
  const seen = await look(change);

  console.log(`${JSON.stringify(change)}: ${seen}`);
  assert.equal(seen, result);
}

await obs.disconnect();
JS
timeout 120 node probe.mjs
