#!/bin/sh
# Guess: a mask filter of OBS with a grey of 128 ("Alpha Mask (Color Channel)") lets half of a picture through, as masks do in
#   FFmpeg and in programs for pictures.
# Seen: it lets 55 of 255 through. OBS takes greys of a mask for amounts of light: a grey of 188 lets half through, one of 64
#   only 13. White and black are right, and so is a mask with half opacity ("Alpha Mask (Alpha Channel)"). FFmpeg makes an
#   opacity of 128 of the same grey.
# Who meets it: faces and cameras with a soft mask, as programs that cut out faces write them: the soft edge moves inwards,
#   and hair is gone.
# What to do: put the mask into the opacity of its picture, and use the alpha channel: `convert mask.png -alpha copy …`.
set -eu

missing=
for package in ffmpeg obs-plugins obs-studio xvfb; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg obs-studio xvfb

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
import { add, eventually, obs, picture, pixel, remove } from './obs.mjs';

const sides = { width: 100, height: 100, channels: 4 };
const skin = { r: 198, g: 134, b: 96, alpha: 1 };

await sharp({ create: { ...sides, background: skin } }).toFile('skin.png');

const greys = [0, 64, 128, 188, 255];

for (const grey of greys) {
  const background = { r: grey, g: grey, b: grey, alpha: 1 };

  await sharp({ create: { ...sides, background } }).toFile(`grey-${grey}.png`);
}

await sharp({ create: { ...sides, background: { r: 255, g: 255, b: 255, alpha: 128 / 255 } } }).toFile('half.png');

/** The opacity of an opaque picture with a mask. */
async function opacity(mask, type) {
  const name = await add('image_source', { file: `${process.cwd()}/skin.png` });

  await eventually(async () => assert.ok((await pixel(await picture(name), 50, 50)).endsWith(',255')));

  const filterSettings = { type: `mask_${type}_filter.effect`, image_path: `${process.cwd()}/${mask}.png` };

  await obs.call('CreateSourceFilter', {
    sourceName: name,
    filterName: 'mask',
    filterKind: 'mask_filter_v2',
    filterSettings,
  });

  let seen;

  // The filter reads its mask within the next frames.
  for (let count = 0; count < 20; count += 1) seen = (await pixel(await picture(name), 50, 50)).split(',')[3];

  await remove(name);

  return Number(seen);
}

const seen = [];

for (const grey of greys) seen.push(await opacity(`grey-${grey}`, 'color'));

const byOpacity = await opacity('half', 'alpha');

console.log({ greys: greys.join(', '), 'let through': seen.join(', '), 'a mask with an opacity of 128': byOpacity });
assert.deepEqual(seen, [0, 13, 55, 128, 255]);
assert.equal(byOpacity, 128);

await obs.disconnect();
JS
timeout 120 node probe.mjs

by_ffmpeg=$(ffmpeg -v error -i skin.png -i grey-128.png -filter_complex '[1]format=gray[m];[0]format=rgba[s];[s][m]alphamerge' \
  -f rawvideo - | od -An -v -tu1 -N4 -j 20000 | xargs)
echo "FFmpeg with a grey of 128: $by_ffmpeg"
test "$by_ffmpeg" = '198 134 96 128'
