#!/bin/sh
# Guess: a film of a face with a transparent ground (ProRes 4444, PNG in MOV, APNG) has a black ground in an H.264 film, in
#   a thumbnail and in a player, as in a JPEG picture by sharp.
# Seen: the room that was cut out is there again, in full: in H.264 films of FFmpeg, HandBrake and GStreamer, in films of
#   melt, and in the thumbnails of file managers by ffmpegthumbnailer. Programs that cut out a face set the opacity of the
#   ground to 0 and keep its colours, and these programs drop the opacity. mpv shows black.
# Who meets it: those who send or publish a clip whose ground was removed: others see the room, or what it had in it.
# What to do: put the film onto a ground first, `-filter_complex 'color=black[b];[b][0]scale2ref[b][f];[b][f]overlay=shortest=1'`,
#   or paint what is transparent in one colour before it is stored.
set -eu

missing=
for package in ffmpeg ffmpegthumbnailer gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-tools handbrake-cli \
  imagemagick melt mpv; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg ffmpegthumbnailer gstreamer1.0-libav handbrake-cli imagemagick melt mpv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Without a screen, as on a server.
unset DISPLAY WAYLAND_DISPLAY

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

# A face in a blue room, and the same without the room.
convert -size 64x64 xc:'#0000c8' -fill '#c68660' -draw 'rectangle 16,16 47,47' photo.png
convert -size 64x64 xc:black -fill white -draw 'rectangle 16,16 47,47' mask.png
convert photo.png mask.png -alpha off -compose CopyOpacity -composite PNG32:face.png

# film FILE OPTION...
film() {
  file=$1
  shift
  ffmpeg -v error -loop 1 -r 25 -i face.png -frames:v 25 "$@" "$file"
}

film prores.mov -c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le
film png.mov -c:v png
film face.apng -f apng -plays 0

# corner FILE: what is in the room: blue, black or nothing.
corner() {
  ffmpeg -v error -y -i "$1" -frames:v 1 -vf format=rgba,crop=1:1:2:2 -f rawvideo corner.raw
  od -An -v -tu1 corner.raw | awk '{ print ($4 < 128) ? "nothing" : ($3 > 128) ? "blue" : "black" }'
}

# look FILE: the room in what each program makes of it.
look() {
  stored=$(corner "$1")

  ffmpeg -v error -y -i "$1" -c:v libx264 -pix_fmt yuv420p by-ffmpeg.mp4

  HOME=$work timeout 120 HandBrakeCLI -i "$1" -o by-handbrake.mp4 -e x264 --crop 0:0:0:0 > log.txt 2>&1 < /dev/null

  timeout 60 gst-launch-1.0 -q filesrc "location=$1" ! decodebin ! videoconvert ! video/x-raw,format=I420 ! y4menc ! \
    filesink location=by-gstreamer.y4m > log.txt 2>&1

  timeout 60 melt -silent "$1" out=1 -consumer avformat:by-melt.mkv vcodec=ffv1 an=1 real_time=-1 > log.txt 2>&1 < /dev/null

  ffmpegthumbnailer -s 0 -i "$1" -o by-thumbnailer.png -c png > log.txt 2>&1

  mpv --no-config --really-quiet --vo=image --vo-image-format=jpg --vo-image-outdir=mpv --frames=1 "$1" < /dev/null
  mv mpv/00000001.jpg by-mpv.jpg

  seen=

  for file in by-ffmpeg.mp4 by-handbrake.mp4 by-gstreamer.y4m by-melt.mkv by-thumbnailer.png by-mpv.jpg; do
    seen="$seen $(corner "$file")"
  done

  echo "$1 ($stored): FFmpeg, HandBrake, GStreamer, melt, thumbnail and mpv:$seen"
}

for file in prores.mov png.mov face.apng; do
  look "$file"
  test "$stored" = nothing
  test "$seen" = ' blue blue blue blue blue black'
done

node -e "require('sharp')('face.png').jpeg().toFile('by-sharp.jpg')"
echo "JPEG by sharp: $(corner by-sharp.jpg)"
test "$(corner by-sharp.jpg)" = black

# What helps.
ffmpeg -v error -i prores.mov -filter_complex 'color=black[b];[b][0]scale2ref[b][f];[b][f]overlay=shortest=1' \
  -c:v libx264 -pix_fmt yuv420p on-black.mp4
echo "on black: $(corner on-black.mp4)"
test "$(corner on-black.mp4)" = black
