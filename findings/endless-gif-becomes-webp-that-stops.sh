#!/bin/sh
# Guess: a GIF that is converted to WebP repeats as often as before.
# Seen: FFmpeg writes a WebP that plays once, whatever the GIF says; `-loop 0` is needed to repeat it for ever. Debian's
#   ImageMagick does the opposite: a GIF that plays three times becomes endless. gif2webp and sharp keep the number.
# Who meets it: sites that replace a heavy GIF by a WebP; the demonstration stands still after a few seconds, or a
#   movement that had to stop within five seconds (WCAG 2.2.2) goes on.
# What to do: convert with gif2webp or sharp, and check with `webpinfo`.
set -eu

missing=
for package in ffmpeg gifsicle imagemagick webp; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick webp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

ffmpeg -v error -f lavfi -i testsrc=s=64x48:r=10:d=0.3 -loop 0 endless.gif
gifsicle --loopcount=2 endless.gif > thrice.gif

# Prints how often a WebP plays; 0 is for ever.
plays() {
  webpinfo "$1" | sed -n 's/.*Loop count *: *//p'
}

for gif in endless thrice; do
  ffmpeg -v error -i $gif.gif $gif-ffmpeg.webp
  convert-im6 $gif.gif $gif-imagemagick.webp
  gif2webp -quiet $gif.gif -o $gif-gif2webp.webp
  node -e 'require("sharp")(process.argv[1], { animated: true }).webp().toFile(process.argv[2])' \
    $gif.gif $gif-sharp.webp

  seen=
  for tool in ffmpeg imagemagick gif2webp sharp; do
    seen="$seen $(plays $gif-$tool.webp)"
  done
  echo "$gif.gif, plays as WebP by ffmpeg, imagemagick, gif2webp, sharp:$seen"

  case $gif in
    endless) [ "$seen" = ' 1 0 0 0' ] ;;
    thrice) [ "$seen" = ' 1 0 3 3' ] ;;
  esac
done
