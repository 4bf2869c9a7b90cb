#!/bin/sh
# Guess: `overlay` puts a PNG picture on a film in the picture's colours; FFmpeg knows that the film is in BT.709 and
#   converts the picture accordingly.
# Seen: the picture is converted by BT.601, as for a film of old television, and its numbers are written among those of
#   BT.709. Lips of 200, 16, 46 are 213, 34, 44, a green of 0, 200, 80 is another one as well, and greys are right, so that
#   tests in black and white find nothing. With `format=rgb` or `format=auto` the colours are right, and the film has no
#   label any more, so that players of HD films shift all of it.
# Who meets it: logos, stickers, and faces that were swapped in pictures and go back into their film: they have another
#   colour than the neck below.
# What to do: `[1]scale=out_color_matrix=bt709[face];[0][face]overlay`.
set -eu

missing=
for package in ffmpeg python3 python3-pil; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > write.py <<'PY'
from PIL import Image

picture = Image.new("RGBA", (192, 64))
for index, colour in enumerate([(200, 16, 46, 255), (0, 200, 80, 255), (128, 128, 128, 255)]):
    picture.paste(colour, (64 * index, 0, 64 * index + 64, 64))
picture.save("face.png")
PY
/usr/bin/python3 write.py

# Writes a film without losses, with the label of HD. All arguments are those of FFmpeg.
film() {
  name=$1
  shift
  ffmpeg -v error "$@" -c:v libx264 -qp 0 "$name.mp4"
  ffmpeg -v error -i "$name.mp4" -frames:v 1 "$name.png"
  ffprobe -v error -show_entries stream=color_space -of default=nk=1:nw=1 "$name.mp4" > "$name.txt"
}

film hd -f lavfi -i color=0xC68660:s=1280x720:d=0.2:r=10,format=rgb24 \
  -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p \
  -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv
film overlay -i hd.mp4 -i face.png -filter_complex '[0][1]overlay=600:300'
film rgb -i hd.mp4 -i face.png -filter_complex '[0][1]overlay=600:300:format=rgb'
film auto -i hd.mp4 -i face.png -filter_complex '[0][1]overlay=600:300:format=auto'
film repaired -i hd.mp4 -i face.png -filter_complex '[1]scale=out_color_matrix=bt709[face];[0][face]overlay=600:300'

cat > probe.py <<'PY'
from PIL import Image

PLACES = [(632, 332), (696, 332), (760, 332), (100, 100)]
COLOURS = [(200, 16, 46), (0, 200, 80), (128, 128, 128), (198, 134, 96)]


def seen(name):
    picture = Image.open(f"{name}.png").convert("RGB")

    return [picture.getpixel(place) for place in PLACES]


def label(name):
    return open(f"{name}.txt").read().strip()


def distance(name):
    """The largest difference of a channel in each of the colours."""
    return [max(abs(a - b) for a, b in zip(*pair)) for pair in zip(seen(name), COLOURS)]


for name in ["hd", "overlay", "rgb", "auto", "repaired"]:
    print(f"{name:9}", label(name), seen(name))

lips, green, grey, skin = distance("overlay")
assert lips > 12 and green > 8 and grey <= 2 and skin <= 3, distance("overlay")
assert label("overlay") == "bt709"

assert max(distance("rgb")) <= 3 and max(distance("auto")) <= 3
assert label("rgb") == label("auto") == "unknown"

assert max(distance("repaired")) <= 3 and label("repaired") == "bt709"
PY
/usr/bin/python3 probe.py
