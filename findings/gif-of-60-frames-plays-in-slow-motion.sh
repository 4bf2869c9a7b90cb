#!/bin/sh
# Guess: FFmpeg's GIF of a video with 60 frames per second plays at about the right speed.
# Seen: GIF counts in hundredths of a second, so FFmpeg alternates: of 60 frames, 39 last 0.02 s and 21 last 0.01 s. The
#   sum is right, but browsers, and gif2webp with them, take 0.01 s for "no time given" and show such a frame for
#   0.1 s. One second of the video lasts almost three, and jerks. At 50 and at 30 frames per second all is well.
# Who meets it: makers of demonstrations from screen recordings and cameras with 60 frames per second.
# What to do: add `-vf fps=50` (or fps=30) for GIF.
set -eu

missing=
for package in ffmpeg gifsicle webp; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gifsicle webp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Makes a GIF from one second of video, and prints how many milliseconds its frames last after gif2webp.
milliseconds_of() {
  ffmpeg -v error -y -f lavfi -i "testsrc=s=64x48:r=$1:d=1" clip.gif
  gif2webp -quiet clip.gif -o clip.webp
  webpinfo clip.webp | awk '/Duration:/ { sum += $2 } END { print sum }'
}

slow=$(milliseconds_of 60)
echo "60 frames per second, frames by length:"
ffmpeg -v error -y -f lavfi -i testsrc=s=64x48:r=60:d=1 clip.gif
gifsicle --info clip.gif | grep -o 'delay .*' | sort | uniq -c
short=$(gifsicle --info clip.gif | grep -c 'delay 0.01s')
echo "one second of 60 frames lasts $slow ms"
[ "$short" -ge 15 ]
[ "$slow" -gt 2500 ]

for rate in 50 30; do
  right=$(milliseconds_of $rate)
  echo "one second of $rate frames lasts $right ms"
  [ "$right" -ge 990 ]
  [ "$right" -le 1010 ]
done
