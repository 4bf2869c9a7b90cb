#!/bin/sh
# Guess: GStreamer's `compositor` lays a sticker with transparent parts over a picture of a camera, whatever the format of the
#   result is.
# Seen: if what follows takes I420, NV12 or another format without opacity, the sticker is converted to this format first: its
#   transparent parts are opaque, in the hidden colour of these pixels (black, as a rule), and a half-transparent skin tone
#   covers all. There is no warning. `compositor ! videoconvert ! …` has it right; without `videoconvert`, in front of an encoder
#   such as `jpegenc`, it is wrong. FFmpeg's `overlay` has it right in I420.
# Who meets it: cut-out faces, logos and watermarks that are put over a camera on their way to a virtual camera or a stream.
# What to do: `compositor ! video/x-raw,format=AYUV ! videoconvert ! …`, and a look at the formats after each change of what follows.
set -eu

missing=
for package in ffmpeg gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad python3; do
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

SIZE = 48
RAW = f"width={SIZE} height={SIZE} framerate=25/1"
CAMERA = (128, 128, 128)
NOTHING, HALF, FULL = (0, 0, 0, 0), (255, 255, 255, 128), (255, 255, 255, 255)

with open("camera.raw", "wb") as file:
    file.write(bytes([126]) * SIZE * SIZE + bytes([128]) * (SIZE * SIZE // 2))

with open("sticker.raw", "wb") as file:
    row = b"".join(bytes(pixel) * (SIZE // 3) for pixel in [NOTHING, HALF, FULL])
    file.write(row * SIZE)


def luma(name):
    """The brightness (16 to 235) in the middle of what should be the camera, the mixture and the sticker."""
    with open(name, "rb") as file:
        plane = file.read(SIZE * SIZE)

    start = SIZE * (SIZE // 2)

    return [plane[start + SIZE * part // 6] for part in [1, 3, 5]]


def by_gstreamer(end):
    camera = f"filesrc location=camera.raw blocksize={SIZE * SIZE * 3 // 2} ! rawvideoparse format=i420 {RAW} ! c.sink_0"
    sticker = f"filesrc location=sticker.raw blocksize={SIZE * SIZE * 4} ! rawvideoparse format=rgba {RAW} ! c.sink_1"
    pipeline = f"compositor name=c ! {end} ! filesink location=out.raw {camera} {sticker}"
    subprocess.run(["gst-launch-1.0", "-q", *pipeline.split()], check=True)


def seen(end):
    by_gstreamer(end)

    return luma("out.raw")


i420 = seen("video/x-raw,format=I420")
nv12 = seen("video/x-raw,format=NV12")
converted = seen("videoconvert ! video/x-raw,format=I420")
named = seen("video/x-raw,format=AYUV ! videoconvert ! video/x-raw,format=I420")

by_gstreamer("jpegenc quality=100")
command = "ffmpeg -v error -y -f mjpeg -i out.raw -pix_fmt yuvj420p -f rawvideo jpeg.raw"
subprocess.run(command.split(), check=True)
jpeg = luma("jpeg.raw")

size = f"{SIZE}x{SIZE}"
command = (
    f"ffmpeg -v error -y -f rawvideo -pix_fmt yuv420p -s {size} -i camera.raw -f rawvideo -pix_fmt rgba -s {size} -i sticker.raw"
    " -filter_complex overlay=format=yuv420 -pix_fmt yuv420p -f rawvideo overlay.raw"
)
subprocess.run(command.split(), check=True)
ffmpeg = luma("overlay.raw")

print("camera 126, and white over it with an opacity of 0, 128 and 255:")
print("compositor in I420, in NV12, as JPEG:", i420, nv12, jpeg)
print("compositor in AYUV, chosen or named: ", converted, named)
print("FFmpeg's overlay in I420:            ", ffmpeg)

exact = [126, round(126 + (235 - 126) * 128 / 255), 235]


def is_near(values, others):
    return all(abs(value - other) <= 3 for value, other in zip(values, others))


assert is_near(i420, [16, 235, 235])
assert is_near(nv12, [16, 235, 235])
assert is_near(jpeg, [16, 235, 235])
assert is_near(converted, exact)
assert is_near(named, exact)
assert is_near(ffmpeg, exact)
PY
/usr/bin/python3 probe.py
