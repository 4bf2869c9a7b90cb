#!/bin/sh
# Guess: "loop 3" makes a GIF that plays three times, or one that is repeated three times, but the same in all tools.
# Seen: `-loop 3` of FFmpeg and `--loopcount=3` of gifsicle write 3 into the file: three repeats, four plays. `-loop 3` of
#   ImageMagick and `loop: 3` of sharp write 2: three plays. The same file has "loop count 2" for gifsicle,
#   "AnimationIterations 2" for ExifTool, and 3 for ImageMagick ("Iterations") and sharp ("loop").
# Who meets it: makers of short demonstrations, who hand a GIF from one tool to the next or check it with another.
# What to do: decide on plays or repeats, and look at the two bytes behind NETSCAPE2.0.
set -eu

missing=
for package in ffmpeg gifsicle imagemagick libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gifsicle imagemagick libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=10:d=0.3 frame%d.png
ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=10:d=0.3 -loop 3 ffmpeg.gif
ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=10:d=0.3 -loop -1 once.gif
gifsicle --loopcount=3 once.gif > gifsicle.gif
convert-im6 -delay 10 -loop 3 frame1.png frame2.png frame3.png imagemagick.gif

cat > sharp.cjs <<'JS'
const sharp = require('sharp');

const [, , command, file] = process.argv;

if (command === 'write') {
  sharp('once.gif', { animated: true }).gif({ loop: 3 }).toFile(file);
} else {
  sharp(file).metadata().then(({ loop }) => console.log(loop));
}
JS
node sharp.cjs write sharp.gif

# Prints the number that is stored in a GIF, from the two bytes behind the identifier.
stored() {
  node -e '
    const gif = require("node:fs").readFileSync(process.argv[1]);
    console.log(gif.readUInt16LE(gif.indexOf("NETSCAPE2.0") + 13));
  ' "$1"
}

for tool in ffmpeg gifsicle imagemagick sharp; do
  echo "asked $tool for 3, stored: $(stored "$tool.gif")"
done

[ "$(stored ffmpeg.gif)" -eq 3 ]
[ "$(stored gifsicle.gif)" -eq 3 ]
[ "$(stored imagemagick.gif)" -eq 2 ]
[ "$(stored sharp.gif)" -eq 2 ]

gifsicle_reads=$(gifsicle --info imagemagick.gif | sed -n 's/.*loop count //p')
exiftool_reads=$(exiftool -s3 -AnimationIterations imagemagick.gif)
imagemagick_reads=$(identify-im6 -verbose imagemagick.gif | sed -n 's/.*Iterations: //p' | head -n 1)
sharp_reads=$(node sharp.cjs read imagemagick.gif)

echo "stored 2: gifsicle reads $gifsicle_reads, ExifTool $exiftool_reads, ImageMagick $imagemagick_reads, sharp $sharp_reads"
[ "$gifsicle_reads $exiftool_reads $imagemagick_reads $sharp_reads" = '2 2 3 3' ]
