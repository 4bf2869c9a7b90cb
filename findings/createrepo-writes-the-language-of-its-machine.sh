#!/bin/sh
# Guess: `Summary(de)` and `%description -l de` of an RPM package reach its users: a repository has the texts of all languages
#   or, if only one, the English ones, and in a script `LC_ALL=C rpm -q` answers in English.
# Seen: createrepo_c writes one language, that of the machine on which it runs: with LANG=de_DE, `dnf` shows German texts to
#   the whole world. `LC_ALL=C` does not help if LANGUAGE is set, which rpm reads even then, unlike gettext. What is written
#   for pt_BR is shown in Portugal, too.
# Who meets it: makers of packages whose texts come from the translations of their site.
# What to do: run createrepo_c with `env -u LANGUAGE LC_ALL=C.UTF-8`, and put texts in other languages into AppStream data.
set -eu

missing=
for package in rpm createrepo-c; do
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

dpkg-query -W -f '${Package} ${Version}\n' createrepo-c rpm

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
unset LANGUAGE LC_ALL LC_MESSAGES
export LANG=C.UTF-8

cat > facewright.spec <<'SPEC'
Name: facewright
Version: 3.0.3
Release: 1
Summary: Swaps faces in photos
Summary(de): Tauscht Gesichter in Fotos
Summary(pt_BR): Troca rostos em fotos
License: MIT
BuildArch: noarch
%description
For photos and videos.
%description -l de
Für Fotos und Videos.
%files
SPEC
rpmbuild -bb --quiet --define "_topdir $PWD/build" facewright.spec
mkdir repository
mv build/RPMS/noarch/*.rpm repository

# expect EXPECTED COMMAND...
expect() {
  expected=$1
  shift
  seen=$("$@")
  echo "$* -> $seen"
  test "$seen" = "$expected"
}

query='rpm -qp --queryformat %{SUMMARY} repository/facewright-3.0.3-1.noarch.rpm'

# shellcheck disable=SC2086 # several arguments
{
  expect 'Swaps faces in photos' env LC_ALL=C $query
  expect 'Tauscht Gesichter in Fotos' env LC_ALL=C LANGUAGE=de $query
  expect 'Tauscht Gesichter in Fotos' env LC_ALL=de_AT.UTF-8 $query
  expect 'Troca rostos em fotos' env LC_ALL=pt_BR.UTF-8 $query
  expect 'Troca rostos em fotos' env LC_ALL=pt_PT.UTF-8 $query
}

texts() {
  createrepo_c --quiet --no-database repository
  zcat repository/repodata/*primary.xml.gz | sed -nE 's|.*<(summary\|description)>(.*)</.*|\2|p' | tr '\n' ' '
}

# The messages of createrepo_c itself need a locale of the system, which the texts do not.
expect 'Swaps faces in photos For photos and videos. ' texts
LANG=de_DE.UTF-8
expect 'Tauscht Gesichter in Fotos Für Fotos und Videos. ' texts
LC_ALL=C.UTF-8
export LC_ALL LANGUAGE=de
expect 'Tauscht Gesichter in Fotos Für Fotos und Videos. ' texts
unset LANGUAGE
expect 'Swaps faces in photos For photos and videos. ' texts
