#!/bin/sh
# Guess: in OBS, a PNG sticker that is half transparent and has the colour of what is below it is not seen.
# Seen: skin of 198, 134, 96 with half opacity on the same skin is 171, 116, 84, and on white 207, 196, 192, which is the
#   pink of no mix of the two. A half-transparent colour source and an opaque picture with an opacity filter of 0.5 give
#   198, 134, 96 and 229, 206, 197. OBS multiplies pictures by their opacity as they are, and mixes the result with what
#   is below as amounts of light. "Apply alpha in linear space" of the image source, which is off, does both alike.
# Who meets it: streams with stickers, logos or cut-out faces: each soft edge and each shadow has a dark line.
# What to do: `linear_alpha: true` in the settings of each image source.
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
import { add, eventually, obs, picture, pixel, remove } from './obs.mjs';

const skin = { r: 198, g: 134, b: 96 };
const sides = { width: 100, height: 100, channels: 4 };

await sharp({ create: { ...sides, background: { ...skin, alpha: 1 } } }).toFile('skin.png');
await sharp({ create: { ...sides, background: { ...skin, alpha: 0.5 } } }).toFile('half.png');

const image = (name, more) => ['image_source', { file: `${process.cwd()}/${name}.png`, ...more }];

/** The four bytes are opacity, blue, green and red. */
const colour = (color) => ['color_source_v3', { color, width: 100, height: 100 }];

/** Adds a source and waits until it has a picture. */
async function show(source) {
  const name = await add(...source);

  await eventually(async () => assert.ok(!(await pixel(await picture(name), 50, 50)).endsWith(',0')));

  return name;
}

/** The colour of one source above another, in the scene. */
async function mix(below, above, opacity) {
  const names = [await show(below), await show(above)];

  if (opacity !== undefined) {
    const filter = { filterName: 'opacity', filterKind: 'color_filter_v2', filterSettings: { opacity } };

    await obs.call('CreateSourceFilter', { sourceName: names[1], ...filter });
  }

  const seen = await pixel(await picture('A'), 50, 50);

  for (const name of names) await remove(name);

  return seen;
}

const white = colour(0xffffffff);
const opaqueSkin = colour(0xff6086c6);
const halfSkin = colour(0x806086c6);

const results = {
  'half picture on skin': [await mix(opaqueSkin, image('half')), '171,116,84,255'],
  'half picture on a picture of skin': [await mix(image('skin'), image('half')), '171,116,84,255'],
  'half picture on white': [await mix(white, image('half')), '207,196,192,255'],
  'half colour on skin': [await mix(opaqueSkin, halfSkin), '198,134,96,255'],
  'half colour on white': [await mix(white, halfSkin), '229,206,197,255'],
  'picture with an opacity of 0.5 on skin': [await mix(opaqueSkin, image('skin'), 0.5), '198,134,96,255'],
  'picture with an opacity of 0.5 on white': [await mix(white, image('skin'), 0.5), '229,206,197,255'],
  'linear alpha on skin': [await mix(opaqueSkin, image('half', { linear_alpha: true })), '198,134,97,255'],
  'linear alpha on white': [await mix(white, image('half', { linear_alpha: true })), '229,206,197,255'],
};

for (const [name, [seen, expected]] of Object.entries(results)) {
  console.log(`${name}: ${seen}`);
  assert.equal(seen, expected, name);
}

await obs.disconnect();
JS
timeout 120 node probe.mjs
