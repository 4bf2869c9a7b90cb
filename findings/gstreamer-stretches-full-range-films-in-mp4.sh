#!/bin/sh
# Guess: a film with values from 0 to 255, as many phones and cameras record, has the same colours in GStreamer in each
#   container. The H.264 or HEVC data say "full range", and so does the box for colours of MP4.
# Seen: in MKV, MPEG-TS and WebM, skin of 198, 134, 96 is 197, 132, 97. In MP4 and MOV, it is 207, 132, 92: what is below
#   16 is black and what is above 235 white. GStreamer reads three numbers of the box for colours and not the mark for the
#   range behind them, makes "bt709" of it, which is 16 to 235, and believes this rather than the data. FFmpeg is right
#   with each. Without the box, MP4 is right in GStreamer, too.
# Who meets it: players and face swaps made with GStreamer: films of phones lose lights on skin and shadows in hair.
# What to do: copy the film into MKV (`ffmpeg -i film.mp4 -c copy film.mkv`), or state the range behind the decoder:
#   `capssetter caps=video/x-raw,colorimetry=1:3:5:1`.
set -eu

missing=
for package in ffmpeg gstreamer1.0-libav gstreamer1.0-plugins-bad gstreamer1.0-plugins-good gstreamer1.0-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# encode FILE RANGE OPTIONS...: a film in BT.709 of one colour, without losses.
encode() {
  file=$1
  range=$2
  shift 2
  ffmpeg -v error -f lavfi -i "color=0xc68660:s=640x360:r=25" -frames:v 10 \
    -vf "scale=out_color_matrix=bt709:out_range=$range,format=yuv420p" \
    -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range "$range" "$@" -y "$file" 2> log.txt
}

colour() {
  od -An -v -tu1 -N3 | awk '{ print $1 "," $2 "," $3 }'
}

# look FILE [ELEMENT...]: the colour in both programs.
look() {
  file=$1
  shift
  timeout 60 gst-launch-1.0 -q filesrc "location=$file" ! decodebin ! "$@" videoconvert ! video/x-raw,format=RGB ! \
    filesink location=frames.rgb
  gstreamer=$(colour < frames.rgb)
  ffmpeg=$(ffmpeg -v error -i "$file" -frames:v 1 -vf format=rgb24,crop=1:1:9:9 -f rawvideo - | colour)
  echo "$file: GStreamer $gstreamer; FFmpeg $ffmpeg"
}

encode full.mp4 pc -c:v libx264 -qp 0

for container in mov mkv ts; do
  ffmpeg -v error -i full.mp4 -c copy "full.$container"
done

encode full-hevc.mp4 pc -c:v libx265 -x265-params lossless=1 -tag:v hvc1
encode full-vp9.webm pc -c:v libvpx-vp9 -lossless 1
encode limited.mp4 tv -c:v libx264 -qp 0

box=$(od -An -v -tx1 full.mp4 | tr -d ' \n' | grep -o '636f6c72.\{22\}')
echo "box for colours of full.mp4: $box"
# "colr", "nclx", 1, 1, 1, and the mark for 0 to 255.
test "$box" = 636f6c726e636c7800010001000180

for file in full.mkv full.ts full-vp9.webm; do
  look "$file"
  test "$gstreamer" = 197,132,97
  test "$ffmpeg" = 197,132,95
done

for file in full.mp4 full.mov full-hevc.mp4; do
  look "$file"
  test "$gstreamer" = 207,132,92
  test "$ffmpeg" = 197,132,95
done

# The mark "colr" is another word: GStreamer reads no box for colours.
LC_ALL=C sed 's/colr/free/' full.mp4 > without-box.mp4
look without-box.mp4
test "$gstreamer" = 197,132,97

look limited.mp4
test "$gstreamer" = 193,128,93

look full.mp4 capssetter caps=video/x-raw,colorimetry=1:3:5:1 !
test "$gstreamer" = 197,132,97
