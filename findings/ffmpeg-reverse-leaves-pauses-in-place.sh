#!/bin/sh
# Guess: FFmpeg's filter `reverse` plays a clip backwards: the frame that was shown for a second is shown for a second.
# Seen: the pictures change their order, and the times stay. Of a GIF whose red frame lasts 1 s, its green one 0.2 s and its
#   blue one 0.1 s, the reversed one shows blue for 1 s, green for 0.2 s, and red for 0.2 s. Films with frames of different
#   lengths have the same fault. ImageMagick takes the times along.
# Who meets it: "boomerang" clips and GIFs, which end with a pause on the finished face: it moves to the other end.
# What to do: `fps=100,reverse` for GIFs, `fps` with the highest rate of the film otherwise; or ImageMagick.
set -eu

missing=
for package in ffmpeg imagemagick python3 python3-pil; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > write.py <<'PY'
from PIL import Image

first, *others = [Image.new("RGB", (32, 32), colour) for colour in ["red", "lime", "blue"]]
first.save("clip.gif", save_all=True, append_images=others, duration=[1000, 200, 100], loop=0)
PY
/usr/bin/python3 write.py

ffmpeg -v error -i clip.gif -vf reverse ffmpeg.gif
ffmpeg -v error -i clip.gif -vf reverse -vsync vfr -c:v libx264 ffmpeg.mp4
ffmpeg -v error -i clip.gif -vf fps=100,reverse fps.gif
convert-im6 clip.gif -reverse imagemagick.gif

cat > probe.py <<'PY'
import subprocess

from PIL import Image, ImageSequence

NAMES = ["red", "green", "blue"]


def frames(name):
    """The name and the time in ms of what is shown, one after another."""
    shown = []

    for frame in ImageSequence.Iterator(Image.open(name)):
        pixel = frame.convert("RGB").getpixel((5, 5))
        colour, time = NAMES[pixel.index(max(pixel))], frame.info["duration"]

        if shown and shown[-1][0] == colour:
            shown[-1] = (colour, shown[-1][1] + time)
        else:
            shown.append((colour, time))

    return shown


def starts(name):
    command = ["ffprobe", "-v", "error", "-show_entries", "frame=pts_time", "-of", "csv=p=0", name]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()

    return [float(line.strip(",")) for line in lines]


for name in ["clip", "ffmpeg", "fps", "imagemagick"]:
    print(f"{name:12}", frames(f"{name}.gif"))
print("starts of frames in ffmpeg.mp4:", starts("ffmpeg.mp4"))

assert frames("clip.gif") == [("red", 1000), ("green", 200), ("blue", 100)]
assert frames("ffmpeg.gif") == [("blue", 1000), ("green", 200), ("red", 200)]
assert starts("ffmpeg.mp4") == [0, 1, 1.2]
assert frames("imagemagick.gif") == [("blue", 100), ("green", 200), ("red", 1000)]
assert [colour for colour, _ in frames("fps.gif")] == ["blue", "green", "red"]
assert frames("fps.gif")[2][1] > 900
PY
/usr/bin/python3 probe.py
