#!/bin/sh
# Guess: `-blank 2` of melt, "Add blank silence to a track", puts two black frames between two clips.
# Seen: it puts three white ones, with silence: of two clips of two frames each, the film has seven. The number is the last
#   frame of the pause, counted from 0, as `out` is for clips. The first frames of a film are white, too, if it begins
#   with a pause, and so is a pause in a project file, where its length is meant. The same pause above a second track
#   shows what is on that track. `color:black` is black.
# Who meets it: films of which a scene is left out or comes later, as the face in it was not found: they flash white.
# What to do: `color:black out=1`, which has two frames, in place of a pause.
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

for colour in red blue; do
  ffmpeg -v error -f lavfi -i "color=$colour:s=720x576:r=25" -frames:v 10 -c:v libx264 -qp 0 -pix_fmt yuv420p "$colour.mp4"
done

# film ARGUMENTS...: the colour of each frame.
film() {
  rm -f film.mkv
  timeout 60 melt -silent -profile square_pal "$@" -consumer avformat:film.mkv vcodec=ffv1 an=1 real_time=-1 \
    > log.txt 2>&1 < /dev/null
  seen=$(ffmpeg -v error -i film.mkv -vf format=rgb24,crop=1:1:300:300 -f rawvideo - |
    od -An -v -tu1 -w3 | awk '{ print ($1 > 128 ? "r" : "") ($2 > 128 ? "g" : "") ($3 > 128 ? "b" : "") "." }' |
    sed 's/^rgb\./white/; s/^r\./red/; s/^b\./blue/; s/^\.$/black/' | xargs)
  echo "$*: $seen"
}

film red.mp4 out=1 red.mp4 out=1
test "$seen" = 'red red red red'

film red.mp4 out=1 -blank 2 red.mp4 out=1
test "$seen" = 'red red white white white red red'

film -blank 0 red.mp4 out=1
test "$seen" = 'white red red'

film red.mp4 out=1 color:black out=1 red.mp4 out=1
test "$seen" = 'red red black black red red'

film blue.mp4 out=6 -track red.mp4 out=1 -blank 2 red.mp4 out=1 -transition composite a_track=0 b_track=1
test "$seen" = 'red red blue blue blue red red'

cat > project.mlt <<'XML'
<mlt LC_NUMERIC="C" version="7.12.0">
  <producer id="red" in="0" out="9">
    <property name="resource">red.mp4</property>
  </producer>
  <playlist>
    <entry producer="red" in="0" out="1" />
    <blank length="2" />
    <entry producer="red" in="0" out="1" />
  </playlist>
</mlt>
XML

film project.mlt
test "$seen" = 'red red white white red red'
