#!/bin/sh
# Guess: captions (WebVTT) that MKVToolNix puts into an MKV file can be read by FFmpeg, and those of FFmpeg by MKVToolNix.
# Seen: neither. MKVToolNix calls them `S_TEXT/WEBVTT`, FFmpeg `D_WEBVTT/SUBTITLES`. When FFmpeg copies or converts a film of
#   MKVToolNix, the captions are left out, without an error and with exit status 0; named by `-map 0`, they stop the
#   conversion. What FFmpeg wrote (in WebM too) cannot be extracted by MKVToolNix: "not supported". SRT captions pass both ways.
# Who meets it: films with captions that go through both programs, such as cut by one and joined by the other: the deaf get a
#   film without captions, and nobody is told.
# What to do: convert captions to SRT before they get into MKV, and count the tracks of the result.
set -eu

missing=
for package in ffmpeg mkvtoolnix; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mkvtoolnix

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > captions.vtt <<'VTT'
WEBVTT

00:00:01.000 --> 00:00:02.000
Pick a face

00:00:03.000 --> 00:00:04.000
Done
VTT
ffmpeg -v error -i captions.vtt captions.srt
ffmpeg -v error -f lavfi -i color=s=32x32:d=5:r=10 -c:v libx264 film.mp4

tracks() {
  ffprobe -v error -show_entries stream=codec_type,codec_name -of csv=p=0 "$1" | xargs
}

# MKVToolNix writes, FFmpeg reads.
mkvmerge -q -o toolnix.mkv film.mp4 captions.vtt
mkvmerge -J toolnix.mkv | grep '"codec_id"'
mkvmerge -J toolnix.mkv | grep -q '"codec_id": "S_TEXT/WEBVTT"'
mkvextract -q toolnix.mkv tracks 1:extracted.vtt
grep -q 'Pick a face' extracted.vtt

echo "FFmpeg sees: $(tracks toolnix.mkv)"
ffmpeg -v error -i toolnix.mkv -c copy copied.mkv 2> copy.log
ffmpeg -v error -i toolnix.mkv converted.mp4 2>> copy.log
test ! -s copy.log
echo "copied by FFmpeg: $(tracks copied.mkv), as MP4: $(tracks converted.mp4)"
test "$(tracks copied.mkv)" = h264,video
test "$(tracks converted.mp4)" = h264,video
if ffmpeg -v error -i toolnix.mkv -map 0 -c copy all.mkv 2> all.log; then exit 1; fi
grep -q 'Subtitle codec 0 is not supported' all.log

# FFmpeg writes, MKVToolNix reads.
for name in ffmpeg.mkv ffmpeg.webm; do
  codec=libx264
  if [ "$name" = ffmpeg.webm ]; then codec=libvpx; fi

  ffmpeg -v error -i film.mp4 -i captions.vtt -c:v "$codec" -c:s webvtt "$name"
  echo "$name: $(tracks "$name")"
  mkvmerge -J "$name" | grep -q '"codec_id": "D_WEBVTT/SUBTITLES"'
  if mkvextract "$name" tracks 1:again.vtt > extract.log; then exit 1; fi
  cat extract.log
  grep -q "'D_WEBVTT/SUBTITLES' is not supported" extract.log
done

# SRT passes both ways.
mkvmerge -q -o srt.mkv film.mp4 captions.srt
ffmpeg -v error -i srt.mkv -map 0 -c copy srt-copied.mkv
mkvextract -q srt-copied.mkv tracks 1:srt.srt
echo "SRT: $(tracks srt-copied.mkv)"
grep -q 'Pick a face' srt.srt
