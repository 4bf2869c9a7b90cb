#!/bin/sh
# Publishes a build to a local folder or, over SSH, to a folder on a server. See docs/deploying.md.
#   deploy/publish.sh [--before-launch] [--build PROJECT] [--release NAME] [--reload COMMAND] [HOST:]/srv/site
# --release makes an earlier release on the server live again instead of publishing a build.
set -eu

project=$(dirname "$0")/..
build=$project release='' reload=true check=yes keep=5
while [ $# -gt 1 ]; do
  case $1 in
    --before-launch) check=no; shift ;;
    --build) build=$2; shift 2 ;;
    --release) release=$2; shift 2 ;;
    --reload) reload=$2; shift 2 ;;
    *) echo "Unknown option $1" >&2; exit 2 ;;
  esac
done
target=${1:?the folder of the server is missing}
folder=${target#*:}
case $folder in *[!A-Za-z0-9/._-]* | [!/]*) echo "$folder is not a plain absolute path" >&2; exit 2 ;; esac
case $release in *[!A-Za-z0-9._-]* | .*) echo "$release is not a release" >&2; exit 2 ;; esac

# Runs a command in the target folder, over SSH if the target is on a server.
at() {
  if [ "$target" = "$folder" ]; then sh -euc "cd $folder; $1"; else ssh "${target%%:*}" "set -eu; cd $folder; $1"; fi
}

if [ -z "$release" ]; then
  [ $check = no ] || npm --prefix "$project" run --silent launch:check || {
    echo 'To publish a trial, use --before-launch.' >&2
    exit 1
  }
  id=$(sed -n 's/.*"id" *: *"\([A-Za-z0-9_-]*\)".*/\1/p' "$build/public/builds/latest.json")
  release=$(date -u +%Y-%m-%dT%H%M%S)-${id:?public/ has no complete build}
  incoming=releases/.incoming-$release-$$
  if [ "$target" = "$folder" ]; then mkdir -p "$folder"; else ssh "${target%%:*}" "mkdir -p $folder"; fi
  at "rm -rf releases/.incoming-* releases/.old; mkdir -p files releases $incoming/nginx"
  # Files with a digest in their names are kept, because pages that are still open may load them from older releases.
  rsync -rlp --ignore-existing --include='/static/***' --include='/fonts/***' --include='/*.js*' --include='/*.css*' \
    --exclude='*' "$build/public/" "$target/files/"
  # With --link-dest, unchanged files keep their modification time and therefore their ETag.
  rsync -rlpc --link-dest=../../../files --link-dest=../../../current/public "$build/public/" "$target/$incoming/public/"
  rsync -rlp "$build/deploy/nginx/generated/" "$target/$incoming/nginx/"
  at "printf 'root $folder/releases/$release/public;\nset \$kept_root $folder/files;\n' > $incoming/nginx/root.conf
    echo 'js_import visitor from $folder/releases/$release/nginx/visitor.js;' >> $incoming/nginx/root.conf
    [ ! -e releases/$release ] || { echo 'There is already a release $release; publish again in a second' >&2; exit 1; }
    mv $incoming releases/$release"
fi

# nginx resolves `current` only on reload, so that pages and their content security policy are from the same release.
# Renaming a link over another is atomic, but `mv` would move it into the folder to which the other link points.
at "switch() { ln -sfn \$1 .next; perl -e 'rename(\".next\", \"current\") or die \"\$!\"'; }
  [ -d releases/$release ] || { echo 'There is no release $release' >&2; exit 1; }
  before=\$(readlink current || true)
  switch releases/$release
  ($reload) || { [ -z \"\$before\" ] || switch \$before; exit 1; }
  ls releases | sort -r | tail -n +$((keep + 1)) | grep -vxF \"\$(basename \$(readlink current))\" |
    while read -r old; do mv releases/\$old releases/.old; rm -rf releases/.old; done || true"
echo "$release is live"
