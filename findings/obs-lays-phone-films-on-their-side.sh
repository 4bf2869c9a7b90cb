#!/bin/sh
# Guess: the media source of OBS shows a film as players do: an upright film of a phone is upright, and a small film without
#   a word on its colours counts as BT.601, as it does for mpv, FFmpeg and browsers.
# Seen: films that say "turn by 90 degrees" or 180 lie on their side or stand on their head, and the source has the width and
#   the height of what is stored. Skin of 198, 134, 96 in a small film is 205, 138, 94, and red 255, 24, 0: OBS takes all
#   films without a word on their colours for BT.709. Those that say BT.601 are right, and so are films in HD.
# Who meets it: streams and virtual cameras with films of phones, and clips and stickers that a program wrote without a
#   label: FFmpeg and OpenCV do.
# What to do: `ffmpeg -i in.mp4 -colorspace smpte170m out.mp4`, which turns the pictures, too, or a turn of the source by
#   hand in the scene.
set -eu

missing=
for package in ffmpeg mpv obs-plugins obs-studio xvfb; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mpv obs-studio xvfb

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

# film FILE WIDTH OPTION...: red and green above blue and skin.
film() {
  file=$1
  width=$2
  shift 2
  ffmpeg -v error -f lavfi -i "color=red:s=${width}x$((width * 3 / 4)):r=25" -frames:v 50 \
    -vf "drawbox=iw/2:0:iw/2:ih/2:lime:fill,drawbox=0:ih/2:iw/2:ih/2:blue:fill,drawbox=iw/2:ih/2:iw/2:ih/2:0xc68660:fill" \
    -c:v libx264 -pix_fmt yuv420p -crf 1 "$@" "$file"
}

film plain.mp4 320
film says-bt601.mp4 320 -colorspace smpte170m
ffmpeg -v error -i says-bt601.mp4 -c copy -metadata:s:v:0 rotate=90 quarter.mp4
ffmpeg -v error -i says-bt601.mp4 -c copy -metadata:s:v:0 rotate=180 half.mp4
ffmpeg -v error -i quarter.mp4 -colorspace smpte170m -c:v libx264 -pix_fmt yuv420p -crf 1 turned-by-ffmpeg.mp4

# in_mpv FILE: saves the first picture that mpv shows as FILE.png.
in_mpv() {
  mpv --no-config --really-quiet --vo=image --vo-image-format=png --vo-image-outdir=mpv --frames=1 "$1" < /dev/null
  cp mpv/00000001.png "$1.png"
}

for file in plain says-bt601 quarter half turned-by-ffmpeg; do
  in_mpv "$file.mp4"
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { add, eventually, obs, picture, pixel, remove } from './obs.mjs';

/** Width and height, and the colours at the upper left and the lower right. */
async function describe(png) {
  const { width, height } = await sharp(png).metadata();
  const colours = [await pixel(png, 20, 20), await pixel(png, width - 20, height - 20)];

  return `${width} x ${height}: ${colours.map((colour) => colour.replace(/,255$/, '')).join(' … ')}`;
}

async function look(film) {
  const name = await add('ffmpeg_source', { local_file: `${process.cwd()}/${film}.mp4`, looping: true, hw_decode: false });
  const seen = await eventually(async () => {
    const png = await picture(name);

    assert.ok((await pixel(png, 20, 20)).endsWith(',255'));

    return describe(png);
  });

  await remove(name);

  return [seen, await describe(readFileSync(`${film}.mp4.png`))];
}

const stored = '320 x 240: 254,0,0 … 199,134,97';
const expected = {
  plain: ['320 x 240: 255,24,0 … 205,138,94', '320 x 240: 254,0,0 … 198,134,96'],
  'says-bt601': [stored, '320 x 240: 254,0,0 … 198,134,96'],
  quarter: [stored, '240 x 320: 0,254,0 … 0,0,255'],
  half: [stored, '320 x 240: 198,134,97 … 254,0,0'],
  'turned-by-ffmpeg': ['240 x 320: 0,254,0 … 0,0,255', '240 x 320: 0,254,0 … 0,0,255'],
};

for (const film of Object.keys(expected)) {
  const seen = await look(film);

  console.log(`${film}.mp4: OBS ${seen[0]}; mpv ${seen[1]}`);
  assert.deepEqual(seen, expected[film]);
}

await obs.disconnect();
JS
timeout 120 node probe.mjs
