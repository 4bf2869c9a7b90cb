#!/bin/sh
# Guess: GStreamer reads the caption `Photos &amp; videos` of a WebVTT file as "Photos & videos", and writes captions that it
#   has read to WebVTT and SRT files with the same texts.
# Seen: it is shown on the film as "Photos &amp; videos", with the letters of the code, and written to WebVTT as
#   `Photos &amp;amp; videos`. "Photos & videos" of an SRT file is right on the film, and `Photos &amp; videos` in a new
#   SRT file, where players show the code. The name of a speaker and times within a caption are read as text:
#   "<v Ada>Hello <00:00:03.500>now</v>". Places of captions are lost. FFmpeg reads the same files right.
# Who meets it: players and recorders made with GStreamer, with captions of films and live speech.
# What to do: let FFmpeg read captions, and give GStreamer its text.
set -eu

missing=
for package in ffmpeg gstreamer1.0-plugins-bad gstreamer1.0-plugins-base gstreamer1.0-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gstreamer1.0-plugins-base gstreamer1.0-plugins-bad

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > in.vtt <<'VTT'
WEBVTT

00:01.000 --> 00:02.000 line:0 align:start
Photos &amp; videos

00:03.000 --> 00:04.000
<v Ada>Hello <00:03.500>now
VTT

cat > in.srt <<'SRT'
1
00:00:01,000 --> 00:00:02,000
Photos & videos
SRT

# caption FILE ELEMENT: its captions, as text for the film or by an element that writes files.
caption() {
  timeout 60 gst-launch-1.0 -q filesrc "location=$1" ! subparse ! "$2" ! filesink location=out.txt 2> log.txt
  seen=$(cat out.txt)
  echo "--- $1 by GStreamer, $2:"
  echo "$seen"
}

caption in.vtt text/x-raw,format=utf8
echo "$seen" | grep -qF 'Photos &amp; videos<v Ada>Hello &lt;00:03.500&gt;now</v>'

caption in.vtt webvttenc
echo "$seen" | grep -qF 'Photos &amp;amp; videos'
echo "$seen" | grep -qF '<v Ada>Hello &lt;00:03.500&gt;now</v>'
if echo "$seen" | grep -q 'line:0'; then exit 1; fi

caption in.srt text/x-raw,format=utf8
test "$seen" = 'Photos & videos'

caption in.srt srtenc
echo "$seen" | grep -qF 'Photos &amp; videos'

for file in in.vtt in.srt; do
  ffmpeg -v error -y -i "$file" by-ffmpeg.srt
  echo "--- $file by FFmpeg:"
  cat by-ffmpeg.srt
  grep -qxF 'Photos & videos' by-ffmpeg.srt
done
