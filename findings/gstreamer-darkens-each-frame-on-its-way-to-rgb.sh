#!/bin/sh
# Guess: GStreamer's `videoconvert` turns the white of a camera (235, 128, 128 in I420, NV12 or YUY2) into 255, 255, 255.
# Seen: into 253, 253, 253. Each grey but black gets darker by 2, a green of 0, 255, 0 is 0, 250, 0, and a skin tone of
#   198, 134, 96 is 193, 130, 92 after one way to I420 and back. It adds up: after ten ways, white is 227 and the skin 165, 101,
#   70. Only the way to RGB (also RGBA and RGBx) is off, and options of `videoconvert` such as
#   `dither=none` do not help. FFmpeg keeps white and grey.
# Who meets it: whoever takes pictures of a camera as RGB for a model or an effect and sends them on as NV12 to a virtual camera;
#   and who chains two such effects.
# What to do: stay with I420 or NV12 in between, or convert by FFmpeg's library.
set -eu

missing=
for package in ffmpeg gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-bad python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' gstreamer1.0-tools gstreamer1.0-plugins-base ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import subprocess

SIZE = 32
PIXELS = SIZE * SIZE
RAW = f"width={SIZE} height={SIZE} framerate=25/1"


def convert(data, source, steps):
    """The frame DATA, of the format SOURCE, after a way through the formats STEPS."""
    with open("in.raw", "wb") as file:
        file.write(data)

    chain = " ".join(f"! videoconvert ! video/x-raw,format={step}" for step in steps)
    pipeline = (
        f"filesrc location=in.raw blocksize={len(data)} ! rawvideoparse format={source} {RAW} {chain} ! filesink location=out.raw"
    )
    subprocess.run(["gst-launch-1.0", "-q", *pipeline.split()], check=True)

    with open("out.raw", "rb") as file:
        return file.read()


def i420(y, u, v):
    return bytes([y]) * PIXELS + bytes([u]) * (PIXELS // 4) + bytes([v]) * (PIXELS // 4)


def by_ffmpeg(data):
    size = f"{SIZE}x{SIZE}"
    command = f"ffmpeg -v error -f rawvideo -pix_fmt yuv420p -s {size} -i - -f rawvideo -pix_fmt rgb24 -"

    return subprocess.run(command.split(), input=data, check=True, capture_output=True).stdout


def by_formula(y, u, v):
    """BT.601 with values from 16 to 235."""
    light, blue, red = (y - 16) * 255 / 219, (u - 128) * 255 / 224, (v - 128) * 255 / 224
    values = light + 1.402 * red, light - 0.344136 * blue - 0.714136 * red, light + 1.772 * blue

    return tuple(min(255, max(0, round(value))) for value in values)


EXPECTED = {
    "white": ((235, 128, 128), (253, 253, 253)),
    "grey": ((126, 128, 128), (126, 126, 126)),
    "black": ((16, 128, 128), (0, 0, 0)),
    "green": ((145, 54, 34), (0, 250, 0)),
    "skin": ((144, 102, 159), (195, 129, 95)),
}

for name, (values, expected) in EXPECTED.items():
    frame = i420(*values)
    seen = tuple(convert(frame, "i420", ["RGB"])[:3])
    others = [tuple(convert(frame, "i420", [step])[:3]) for step in ["RGBA", "RGBx"]]
    print(f"{name}: {values} is {by_formula(*values)}, by GStreamer {seen}, by FFmpeg {tuple(by_ffmpeg(frame)[:3])}")
    assert seen == expected
    assert others == [expected, expected]

for values in [(235, 128, 128), (126, 128, 128), (16, 128, 128)]:
    assert tuple(by_ffmpeg(i420(*values))[:3]) == by_formula(*values)

for colour, expected in [((255, 255, 255), (227, 227, 227)), ((198, 134, 96), (165, 101, 70))]:
    once = tuple(convert(bytes(colour) * PIXELS, "rgb", ["I420", "RGB"])[:3])
    ten = tuple(convert(bytes(colour) * PIXELS, "rgb", ["I420", "RGB"] * 10)[:3])
    print(f"{colour} to I420 and back: {once}, ten times: {ten}")
    assert ten == expected
PY
/usr/bin/python3 probe.py
