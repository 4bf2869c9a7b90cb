#!/bin/sh
# Guess: a checksum that `openssl dgst -sha256` wrote is read by `sha256sum -c`, which knows OpenSSL's format, and a list in
#   any format that `sha256sum` itself reads or writes is read by BusyBox, RHash and `shasum` too.
# Seen: OpenSSL 3 calls the sum "SHA2-256(setup.exe)= …", which none of four programs reads; 1.1 wrote "SHA256(…)=".
#   BusyBox counts each line that it can't read as a wrong sum ("did NOT match"): capital letters, as PowerShell's
#   Get-FileHash writes them, lines with `#`, the format of `sha256sum --tag`, and lines from Windows.
# Who meets it: pages with SHA256SUMS for a download; containers with Alpine Linux, whose sha256sum is BusyBox's.
# What to do: publish what `sha256sum` writes, in lower case and without comments, or write it by `openssl dgst -r`.
set -eu

missing=
for package in busybox-static rhash openssl perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' busybox-static coreutils openssl perl rhash

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo 'A program' > setup.exe
sum=$(sha256sum setup.exe | cut -d ' ' -f 1)
capitals=$(echo "$sum" | tr a-f A-F)

sha256sum setup.exe > plain
sha256sum --tag setup.exe > tag
openssl dgst -sha256 -r setup.exe > openssl-r
openssl dgst -sha256 setup.exe > openssl-3
echo "SHA256(setup.exe)= $sum" > openssl-1.1
echo "$capitals  setup.exe" > capitals
printf '# Version 3.0.3\n%s  setup.exe\n' "$sum" > comment
printf '%s  setup.exe\r\n' "$sum" > windows
cat openssl-3 openssl-1.1 tag

verdict() {
  if "$@" > /dev/null 2>&1; then echo yes; else echo no; fi
}

for list in plain openssl-r tag capitals comment windows openssl-1.1 openssl-3; do
  gnu=$(verdict sha256sum -c $list)
  perl=$(verdict shasum -a 256 -c $list)
  rhash=$(verdict rhash -c $list)
  busybox=$(verdict busybox sha256sum -c $list)
  echo "$list: sha256sum $gnu, shasum $perl, rhash $rhash, busybox $busybox" | tee -a seen
done

diff - seen <<'TEXT'
plain: sha256sum yes, shasum yes, rhash yes, busybox yes
openssl-r: sha256sum yes, shasum yes, rhash yes, busybox yes
tag: sha256sum yes, shasum yes, rhash yes, busybox no
capitals: sha256sum yes, shasum yes, rhash yes, busybox no
comment: sha256sum yes, shasum yes, rhash yes, busybox no
windows: sha256sum yes, shasum no, rhash yes, busybox no
openssl-1.1: sha256sum yes, shasum no, rhash yes, busybox no
openssl-3: sha256sum no, shasum no, rhash no, busybox no
TEXT
