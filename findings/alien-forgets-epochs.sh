#!/bin/sh
# Guess: alien keeps the whole version of a Debian package when it makes an RPM package of it: `Version: 1:3.0.3` becomes the
#   epoch 1 and the version 3.0.3, as both systems have epochs, and they mean the same.
# Seen: the epoch is gone, with `--keep-version` too. An app that went from versions such as 2026.05.01 to 3.0.3, and says so by
#   an epoch, is an update for dpkg, and for rpm an older version that it refuses to install. A "~" of a pre-release is kept.
# Who meets it: desktop apps that are offered as .deb only, and those who convert them for Fedora or openSUSE.
# What to do: `alien --generate`, and add `Epoch: 1` to its .spec file before `rpmbuild`.
set -eu

missing=
for package in alien rpm; do
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

dpkg-query -W -f '${Package} ${Version}\n' alien rpm

if [ "$(id -u)" -ne 0 ]; then
  echo 'alien needs root, or fakeroot in front of this script' >&2
  exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Makes a Debian package of a version, and an RPM package of that. Prints the epoch and the version of both.
convert() {
  mkdir -p "$2/DEBIAN" "$2/opt/app"
  echo text > "$2/opt/app/file.txt"
  cat > "$2/DEBIAN/control" << END
Package: app
Version: $1
Architecture: all
Maintainer: Ada <ada@site.example>
Description: Swap faces
 In photos and videos.
END
  dpkg-deb --root-owner-group --build "$2" "$2.deb" > /dev/null
  alien --to-rpm --keep-version "$2.deb" > /dev/null 2>&1
  mv app-*.rpm "$2.rpm"
  echo "deb: $(dpkg-deb --field "$2.deb" Version), rpm: epoch $(rpm -qp --qf '%{EPOCH}, version %{VERSION}' "$2.rpm")"
}

convert 2026.05.01-1 old
convert 1:3.0.3-1 new
convert 3.0.3~beta.1-1 beta

dpkg --compare-versions 1:3.0.3-1 gt 2026.05.01-1
echo 'dpkg: 1:3.0.3 is newer than 2026.05.01'

install() {
  rpm --force-debian --root "$work/root" --nodeps --noscripts --justdb "$@" 2>&1
}

install --upgrade old.rpm
if install --upgrade new.rpm > refused.txt; then
  echo 'rpm updates to 3.0.3'
  exit 1
fi
cat refused.txt
grep -q 'newer than' refused.txt

[ "$(rpm -qp --qf '%{EPOCH}' new.rpm)" = '(none)' ]
[ "$(rpm -qp --qf '%{VERSION}' beta.rpm)" = '3.0.3~beta.1' ]

# With the epoch in the .spec file, it is an update.
alien --to-rpm --keep-version --generate new.deb > /dev/null 2>&1
sed -i '1i Epoch: 1' app-3.0.3/*.spec
(cd app-3.0.3 && rpmbuild --quiet --buildroot "$PWD" -bb --target noarch ./*.spec > /dev/null 2>&1)
mv app-*.rpm epoch.rpm
echo "with an epoch: $(rpm -qp --qf '%{EPOCH}:%{VERSION}' epoch.rpm)"
install --upgrade epoch.rpm
[ "$(rpm --root "$work/root" -q --qf '%{EPOCH}:%{VERSION}' app)" = 1:3.0.3 ]
