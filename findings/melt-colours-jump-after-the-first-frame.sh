#!/bin/sh
# Guess: a clip of one colour (`color:red`) or a photo has the same colour in each frame of the film that melt writes.
# Seen: in HD films, the first frame of `color:red` is 251, 0, 0, and all others are 255, 23, 0, an orange red. A skin tone
#   of 198, 134, 96 begins with 193, 131, 91 and goes on with 200, 136, 89; a green jumps by 14. melt makes the numbers of
#   SD films (BT.601) of the colour. For the first frame they are converted to those of HD films (BT.709), for the others
#   they are only read as such. It is the same with a project file. A WebP photo that begins with 196, 131, 94 goes on with
#   189, 126, 95 where there is no screen, so that FFmpeg reads the photo and not Qt. SD films are right.
# Who meets it: backgrounds of titles and of cut-out faces, green screens, and photos in films that a server makes: they
#   flash at their start, and a key for the colour of the first frame misses all others.
# What to do: `color:red mlt_image_format=rgb`, and PNG photos.
set -eu

missing=
for package in melt ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' melt ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Without a screen, as on a server.
unset DISPLAY WAYLAND_DISPLAY

ffmpeg -v error -f lavfi -i color=0xc68660:s=1920x1080,format=rgb24 -frames:v 1 photo.png
ffmpeg -v error -i photo.png -c:v libwebp -q:v 95 photo.webp

# film PROFILE FORMAT PRODUCER...: the colours of the first three frames.
film() {
  profile=$1
  format=$2
  shift 2
  rm -f film.mkv
  timeout 60 melt -silent -profile "$profile" "$@" out=4 \
    -consumer avformat:film.mkv vcodec=ffv1 "pix_fmt=$format" an=1 real_time=-1 > log.txt 2>&1 < /dev/null
  tags=$(ffprobe -v error -show_entries stream=color_space -of csv=p=0 film.mkv)
  seen=$(ffmpeg -v error -i film.mkv -frames:v 3 -vf format=rgb24,crop=1:1:300:300:exact=1 -f rawvideo - |
    od -An -v -tu1 -w3 | awk '{ print $1 "," $2 "," $3 }' | xargs)
  echo "$profile $format ($tags) $*: $seen"
}

film atsc_1080p_25 yuv420p color:red
test "$tags" = bt709
test "$seen" = '251,0,0 255,23,0 255,23,0'

film atsc_720p_25 yuv420p color:red
test "$seen" = '251,0,0 255,23,0 255,23,0'

film atsc_1080p_25 yuv420p 'color:#c68660'
test "$seen" = '193,131,91 200,136,89 200,136,89'

film atsc_1080p_25 yuv420p 'color:#40a040'
test "$seen" = '61,158,59 54,144,57 54,144,57'

film square_pal yuv420p color:red
test "$tags" = bt470bg
test "$seen" = '253,0,0 253,0,0 253,0,0'

film atsc_1080p_25 yuv420p color:red mlt_image_format=rgb
test "$seen" = '254,0,0 254,0,0 254,0,0'

film atsc_1080p_25 yuv420p photo.png
test "$seen" = '197,132,95 197,132,95 197,132,95'

film atsc_1080p_25 yuv420p photo.webp
test "$seen" = '196,131,94 189,126,95 189,126,95'

cat > project.mlt <<'XML'
<mlt LC_NUMERIC="C" version="7.12.0">
  <producer id="red" in="0" out="9">
    <property name="mlt_service">color</property>
    <property name="resource">red</property>
    <property name="length">10</property>
  </producer>
</mlt>
XML

film atsc_1080p_25 yuv420p project.mlt
test "$seen" = '251,0,0 255,23,0 255,23,0'
