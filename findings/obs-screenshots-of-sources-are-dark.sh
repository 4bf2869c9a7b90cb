#!/bin/sh
# Guess: a PNG picture of a source by `GetSourceScreenshot` of obs-websocket has the colours and the opacity of the source.
# Seen: skin of 198, 134, 96 with an opacity of 128 is saved as 99, 67, 48, 128: its colour is multiplied by its opacity, and
#   is again by each program that shows the picture. With an opacity filter, it is 145, 97, 69. A film of 10 bits is much
#   too dark: 142, 59, 29 for 197, 132, 95, as the scene shows it. Opaque pictures and films of 8 bits are right.
# Who meets it: remote controls and bots that save what a camera, a sticker or a cut-out face shows: stickers get dark
#   edges, and films of phones in 10 bits are darkened.
# What to do: put the source into a scene with an opaque ground, and save a picture of the scene.
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

ffmpeg -v error -f lavfi -i "color=0xc68660:s=100x100:r=25" -frames:v 50 -vf scale=out_color_matrix=bt709,format=yuv420p \
  -color_primaries bt709 -color_trc bt709 -colorspace bt709 -c:v libx264 -pix_fmt yuv420p -qp 0 film-of-8-bits.mp4
ffmpeg -v error -i film-of-8-bits.mp4 -c:v libx264 -pix_fmt yuv420p10le -qp 0 film-of-10-bits.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { add, eventually, obs, picture, pixel, remove } from './obs.mjs';

const skin = { r: 198, g: 134, b: 96 };
const sides = { width: 100, height: 100, channels: 4 };

await sharp({ create: { ...sides, background: { ...skin, alpha: 1 } } }).toFile('skin.png');
await sharp({ create: { ...sides, background: { ...skin, alpha: 0.5 } } }).toFile('half.png');

const image = (name) => ['image_source', { file: `${process.cwd()}/${name}` }];
const film = (name) => ['ffmpeg_source', { local_file: `${process.cwd()}/${name}`, looping: true, hw_decode: false }];

/** The colour of a source in a picture of it, and in one of the scene. */
async function look(source, opacity) {
  const name = await add(...source);

  if (opacity !== undefined) {
    const filter = { filterName: 'opacity', filterKind: 'color_filter_v2', filterSettings: { opacity } };

    await obs.call('CreateSourceFilter', { sourceName: name, ...filter });
  }

  const seen = await eventually(async () => {
    const found = await pixel(await picture(name), 50, 50);

    assert.ok(!found.endsWith(',0'));

    return found;
  });
  const inScene = await pixel(await picture('A'), 50, 50);

  await remove(name);

  return `${seen}; scene: ${inScene}`;
}

const results = {
  'opaque picture': [await look(image('skin.png')), '198,134,96,255; scene: 198,134,96,255'],
  'half-transparent picture': [await look(image('half.png')), '99,67,48,128; scene: 99,67,48,128'],
  'opacity filter': [await look(image('skin.png'), 0.5), '145,97,69,128; scene: 145,97,69,128'],
  'film of 8 bits': [await look(film('film-of-8-bits.mp4')), '197,132,95,255; scene: 197,132,95,255'],
  'film of 10 bits': [await look(film('film-of-10-bits.mp4')), '142,59,29,255; scene: 197,132,95,255'],
};

for (const [name, [seen, expected]] of Object.entries(results)) {
  console.log(`${name}: ${seen}`);
  assert.equal(seen, expected, name);
}

await obs.disconnect();
JS
timeout 120 node probe.mjs
