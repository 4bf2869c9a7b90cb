#!/bin/sh
# Guess: the scene filter of VLC ("Send your video to picture files") writes pictures of a film as VLC shows them: as large as the film,
#   upright, and in its colours.
# Seen: pictures of a film of 320 x 240 are 320 x 258, those of 1280 x 720 are 1280 x 738, and those of 854 x 480 are 864 x 482: they have
#   the size of the decoder's memory, to which the film is stretched. A film of a phone that is to be turned lies on its side. A skin tone of 198, 134, 96 in an HD film is 192, 129, 97, as if the film were small. With --scene-width and
#   --scene-height, the size is right, for one film.
# Who meets it: folders of faces that are taken out of films with VLC: heads are longer and redder, and turned faces are not found.
# What to do: FFmpeg, which turns and measures right: `ffmpeg -i film.mp4 -vf fps=2 %03d.png`.
set -eu

missing=
for package in vlc-bin vlc-plugin-base ffmpeg imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' vlc-bin vlc-plugin-base ffmpeg imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 777 "$work"

# VLC refuses to run as root.
user=
test "$(id -u)" -ne 0 || user='runuser -u nobody --'

# stills FILM ENDING OPTIONS...: writes pictures of the film; FILM.ENDING is the first one.
stills() {
  film=$1
  ending=$2
  shift 2
  # shellcheck disable=SC2086 # a command and its options
  timeout 100 $user env HOME="$work" cvlc -q --no-audio --vout=dummy --video-filter=scene --scene-format="$ending" \
    --scene-prefix="$film-" --scene-path="$work" --scene-ratio=10 --play-and-exit "$@" "$film.mp4" vlc://quit > log.txt 2>&1 < /dev/null
  mv "$film-00001.$ending" "$film.$ending"
}

# colour PICTURE X Y
colour() {
  convert "$1" -crop "1x1+$2+$3" -depth 8 txt:- | sed -n 's/^0,0: (\([0-9,]*\)).*/\1/p'
}

# expect NAME SEEN EXPECTED
expect() {
  echo "$1: $2"
  test "$2" = "$3"
}

skin='color=0xc68660:r=25:d=2'
encode='-c:v libx264 -qp 0 -pix_fmt yuv420p -v error'

# shellcheck disable=SC2086 # several options
{
  ffmpeg -f lavfi -i "$skin:s=320x240" $encode small.mp4
  ffmpeg -f lavfi -i "$skin:s=854x480" $encode wide.mp4
  ffmpeg -f lavfi -i "$skin:s=1280x720" -vf format=gbrp,scale=out_color_matrix=bt709 \
    -colorspace bt709 -color_primaries bt709 -color_trc bt709 $encode hd.mp4
  # Red above blue, to be turned by 90 degrees.
  ffmpeg -f lavfi -i color=red:s=320x120:r=25:d=2 -f lavfi -i color=blue:s=320x120:r=25:d=2 -filter_complex vstack $encode lying.mp4
  ffmpeg -v error -i lying.mp4 -c copy -metadata:s:v rotate=90 phone.mp4
}

for film in small wide hd phone; do
  stills "$film" png
  ffmpeg -v error -i "$film.mp4" -frames:v 1 "$film.ffmpeg.png"
done

for film in 'small 320x240 320x258' 'wide 854x480 864x482' 'hd 1280x720 1280x738' 'phone 240x320 320x258'; do
  # shellcheck disable=SC2086 # three words
  set -- $film
  expect "$1, FFmpeg" "$(identify -format '%wx%h' "$1.ffmpeg.png")" "$2"
  expect "$1, VLC" "$(identify -format '%wx%h' "$1.png")" "$3"
done

# The film fills all of the picture: the border between both colours has moved from line 120 to line 129.
expect 'phone, VLC, line 126' "$(colour phone.png 20 126 | awk -F, '{ print ($1 > $3) ? "red" : "blue" }')" red
expect 'phone, VLC, line 132' "$(colour phone.png 20 132 | awk -F, '{ print ($1 > $3) ? "red" : "blue" }')" blue

expect 'hd, FFmpeg' "$(colour hd.ffmpeg.png 20 20)" 198,133,96
expect 'hd, VLC' "$(colour hd.png 20 20)" 192,129,97
expect 'hd, VLC, last line' "$(colour hd.png 20 737)" 192,129,97

stills small png --scene-width=320 --scene-height=240
expect 'small, VLC with a size' "$(identify -format '%wx%h' small.png)" 320x240
