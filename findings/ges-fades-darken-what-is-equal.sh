#!/bin/sh
# Guess: two equal clips that overlap by a second are faded into each other by GStreamer Editing Services, so that nothing changes.
# Seen: in the middle of the fade, skin of 198, 134, 96 is 153, 102, 74: both clips have half of their opacity there, one above the other, which
#   lets a quarter of the black ground through. `xfade` of FFmpeg changes nothing.
# Who meets it: films of clips that are joined with fades: each fade goes through a darker face, and one that keeps still blinks.
# What to do: `xfade`.
set -eu

missing=
for package in ffmpeg ges1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad; do
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

dpkg-query -W -f '${Package} ${Version}\n' ges1.0-tools gstreamer1.0-plugins-base ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -v error -f lavfi -i color=0xC68660:s=1280x720:r=30:d=2 -pix_fmt yuv420p -c:v libx264 face.mp4
ffmpeg -v error -i face.mp4 -i face.mp4 -filter_complex xfade=duration=1:offset=1 xfade.mp4

# Two clips of two seconds, the second of which begins after one second.
timeout 100 ges-launch-1.0 --track-types=video +clip face.mp4 start=0.0 duration=2.0 +clip face.mp4 start=1.0 duration=2.0 \
  -o "file://$work/ges.webm" -f video/webm:video/x-vp8 > ges.log 2>&1

# look FILM FRAME RED: the colour in the middle, which may differ by 5 from what is expected, as the films have losses.
look() {
  colour=$(ffmpeg -v error -i "$1" -vf "select=eq(n\,$2),crop=2:2:640:360" -frames:v 1 -f rawvideo -pix_fmt rgb24 - | od -An -tu1 -N3)
  red=$(echo "$colour" | awk '{ print $1 }')
  echo "$1, frame $2:$colour"
  test $((red - $3)) -le 5
  test $(($3 - red)) -le 5
}

look xfade.mp4 15 198
look xfade.mp4 45 198
look xfade.mp4 75 198
look ges.webm 15 198
look ges.webm 45 153
look ges.webm 75 198
