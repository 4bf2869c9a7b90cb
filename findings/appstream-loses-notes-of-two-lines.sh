#!/bin/sh
# Guess: in the YAML that `appstreamcli news-to-metainfo` reads, a paragraph may be wrapped: two lines are one paragraph,
#   as in Markdown, and as two lines are one item in its own lists.
# Seen: a release with such a paragraph gets no description at all, and status 0. A list that isn't indented, as in
#   Markdown, has the same effect. On the way it makes XML that it can't read itself, and prints the parser's message
#   ("Opening and ending tag mismatch") without the file or the release. On one line, the same words are there.
# Who meets it: release notes in the shops for apps (GNOME Software, Discover, Flathub), made from a wrapped NEWS file.
# What to do: one line for each paragraph, and a space in front of each item; look for releases without a description in
#   the outcome.
set -eu

if ! dpkg-query -W -f '${Version}' appstream > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: appstream' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends appstream > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' appstream

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The paragraphs and list items that come out of a description: expect DESCRIPTION EXPECTED
expect() {
  printf -- '---\nVersion: 3.0.3\nDate: 2026-05-01\nDescription: |\n%b' "$1" > news.yaml
  cat news.yaml
  appstreamcli news-to-metainfo --format=yaml news.yaml - > releases.xml
  items=$(grep -oE '<(p|li)>.*' releases.xml | tr -d '\n' || true)
  printf '  -> %s\n' "$items"
  grep -q 'version="3.0.3"' releases.xml
  test "$items" = "$2"
  rm releases.xml
}

expect '  Live mode is here, and all masks are softer.\n' '<p>Live mode is here, and all masks are softer.</p>'
expect '  Live mode is here,\n  and all masks are softer.\n' ''
expect '  First.\n\n  Live mode is here,\n  and all masks are softer.\n' ''
expect '  New:\n   * Live mode\n   * Masks\n' '<p>New:</p><li>Live mode</li><li>Masks</li>'
expect '  New:\n   * Live mode\n     in calls\n   * Masks\n' '<p>New:</p><li>Live mode in calls</li><li>Masks</li>'
expect '  New:\n  * Live mode\n  * Masks\n' ''
