#!/bin/sh
# Guess: VLC converts a film of 45 pictures (1.8 seconds) as a longer one: the command ends with status 0, and the new film has 45 pictures.
# Seen: with H.264, the new film has none at all, only sound; without sound, it is a file of 677 bytes. From about 47 pictures on, all but
#   the last one are there. As MPEG-4 Part 2, each film ends three pictures earlier, as MPEG-2 five. The encoder of H.264
#   looks ahead by some 40 pictures: with `lookahead=0,bframes=0`, a short film is complete but for its last picture.
# Who meets it: short clips, as GIFs are, of a face that smiles once: the smile is cut off, or the clip is empty.
# What to do: FFmpeg, or `venc=x264{lookahead=0,bframes=0}` in the options of `transcode`.
set -eu

missing=
for package in vlc-bin vlc-plugin-base ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' vlc-bin vlc-plugin-base ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 777 "$work"

# VLC refuses to run as root.
user=
test "$(id -u)" -ne 0 || user='runuser -u nobody --'

# pictures FILE: how many can be shown.
pictures() {
  ffprobe -v quiet -select_streams v -count_frames -show_entries stream=nb_read_frames -of csv=p=0 "$1" | head -n 1 | tr -d ,
}

# convert FRAMES MUX OPTIONS: seen is the number of pictures afterwards.
convert() {
  rm -f out.film
  # shellcheck disable=SC2086 # a command and its options
  timeout 100 $user env HOME="$work" cvlc -q --play-and-exit "$1.mp4" \
    --sout "#transcode{$3}:std{access=file,mux=$2,dst=$work/out.film}" > log.txt 2>&1 < /dev/null
  seen=$(pictures out.film)
  echo "$1 pictures, $3: ${seen:-nothing}, $(wc -c < out.film) bytes"
}

for frames in 25 45 60; do
  ffmpeg -v error -f lavfi -i testsrc=s=320x240:r=25 -frames:v "$frames" -pix_fmt yuv420p "$frames.mp4"
  test "$(pictures "$frames.mp4")" = "$frames"
done

convert 25 mp4 vcodec=h264
test "$seen" = N/A
convert 45 mp4 vcodec=h264
test "$seen" = N/A
convert 60 mp4 vcodec=h264
test "$seen" = 59

for frames in 25 45 60; do
  convert "$frames" mp4 'vcodec=h264,venc=x264{lookahead=0,bframes=0}'
  test "$seen" = $((frames - 1))
  convert "$frames" mp4 vcodec=mp4v
  test "$seen" -lt "$frames"
  convert "$frames" ts vcodec=mp2v
  test "$seen" -lt "$frames"

  ffmpeg -v error -y -i "$frames.mp4" -c:v libx264 ffmpeg.mp4
  echo "$frames pictures, FFmpeg: $(pictures ffmpeg.mp4)"
  test "$(pictures ffmpeg.mp4)" = "$frames"
done

# With sound, the sound alone is left.
ffmpeg -v error -i 45.mp4 -f lavfi -i sine=d=1.8 -c:v copy -c:a aac sound.mp4
convert sound mp4 vcodec=h264,acodec=mp4a
test "$seen" = N/A
ffprobe -v error -select_streams a -count_packets -show_entries stream=codec_name,nb_read_packets -of csv=p=0 out.film
