#!/bin/sh
# Guess: Pillow saves the same six pictures of 40 milliseconds as a GIF, a WebP and an APNG of 240 milliseconds each,
#   whether the time is one number or a list of six.
# Seen: pictures that look like the one before are dropped in all three formats. In GIF and WebP their time goes to the
#   one that stays. In APNG it does so only if the times are a list: with one number, each moment in which nothing moves
#   is gone, and the animation lasts 160 milliseconds.
# Who meets it: those who make stickers of a talking head: wherever it holds still, it hurries on, and it no longer fits
#   its sound.
# What to do: pass a list of times, always.
set -eu

missing=
for package in python3 python3-pil ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-pil ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PYTHON'
from PIL import Image


def draw(place):
    picture = Image.new("RGB", (16, 16))
    picture.putpixel((place, 0), (255, 0, 0))

    return picture


# A point that moves, stands still for three frames, and moves on.
pictures = [draw(place) for place in (0, 1, 2, 2, 2, 5)]

for name, duration in (("number", 40), ("list", [40] * 6)):
    for kind in ("gif", "webp", "png"):
        file = f"{name}.{kind}"
        pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=duration)

        times = []
        with Image.open(file) as animation:
            for index in range(animation.n_frames):
                animation.seek(index)
                animation.load()
                times.append(int(animation.info["duration"]))

        print(f"{file}: {times}, {sum(times)} ms")
        assert times == ([40, 40, 40, 40] if file == "number.png" else [40, 40, 120, 40])
PYTHON
/usr/bin/python3 probe.py

for file in number.png list.png; do
  seconds=$(ffprobe -v error -f apng -show_entries packet=duration_time -of csv=p=0 "$file" | awk '{ sum += $1 } END { print sum }')
  echo "$file: FFmpeg plays it for $seconds s"
done
[ "$seconds" = 0.24 ]
