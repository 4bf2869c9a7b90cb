#!/bin/sh
# Guess: programs that count visits from logs know pages from files: installers are downloads, pictures, films and fonts are files of pages.
# Seen: for AWStats, app.dmg, app.msi and app.deb are downloads, and app.exe is a page, as are AVIF pictures and WOFF2 fonts. For GoAccess,
#   app.exe and app.dmg are files, and app.msi, app.deb, AVIF, WebP and WebM are pages, as is an MP4 film with `?v=2`. So of eleven
#   requests for files and one for a page, AWStats counts four pages, and GoAccess eight. No warning.
# Who meets it: sites that compare downloads for Windows and Mac, or views of pages, by their logs: Windows has no downloads at all.
# What to do: `NotPageList` in AWStats, `static-file` and `all-static-files` in GoAccess, for all endings that the site has.
set -eu

missing=
for package in awstats goaccess; do
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

dpkg-query -W -f '${Package} ${Version}\n' awstats goaccess

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

browser='Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

for path in de/ app.exe app.dmg app.msi app.deb face.jpg face.webp face.avif film.mp4 'film.mp4?v=2' film.webm font.woff2; do
  printf '192.0.2.1 - - [01/Dec/2025:10:00:00 +0000] "GET /%s HTTP/1.1" 200 250 "-" "%s"\n' "$path" "$browser"
done > access.log

cat > awstats.site.conf <<CONF
LogFile="$work/access.log"
LogFormat=1
SiteDomain="site"
DirData="$work"
DNSLookup=0
CONF
perl /usr/lib/cgi-bin/awstats.pl -config=site -configdir="$work" -update > awstats.log

goaccess access.log --no-global-config --log-format=COMBINED -o goaccess.json > goaccess.log 2>&1

# The paths in one part of the data of AWStats.
part() {
  sed -n "/^BEGIN_$1 [0-9]/,/^END_$1/p" awstats122025.site.txt | awk '$1 ~ /^\// { print $1 }' | sort -u | paste -s -d ' '
}

{
  echo "AWStats, pages: $(part SIDER)"
  echo "AWStats, downloads: $(part DOWNLOADS)"

  for kind in requests static_requests; do
    node -p 'const { data } = require("./goaccess.json")[process.argv[1]]; data.map((entry) => entry.data).sort().join(" ")' "$kind" > paths.txt
    echo "GoAccess, $kind: $(cat paths.txt)"
  done
} | tee seen.txt

diff - seen.txt <<'TXT'
AWStats, pages: /app.exe /de/ /face.avif /font.woff2
AWStats, downloads: /app.deb /app.dmg /app.msi /film.mp4 /film.webm
GoAccess, requests: /app.deb /app.dmg /app.msi /de/ /face.avif /face.webp /film.mp4?v=2 /film.webm
GoAccess, static_requests: /app.exe /face.jpg /film.mp4 /font.woff2
TXT
