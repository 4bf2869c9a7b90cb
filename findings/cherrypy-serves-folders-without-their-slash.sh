#!/bin/sh
# Guess: for a folder without its slash, /de, the static files of CherryPy redirect to /de/, as Python's own server does: the tool `trailing_slash`
#   is on by default, and "redirects if the path has a missing or extra slash".
# Seen: the page of the folder is sent under /de, with status 200, so its links go astray: `app.dmg` is /app.dmg instead of /de/app.dmg, which is
#   404, and pages have two addresses. The tool redirects what is an index, and for static files that is what has its slash already.
# Who meets it: static sites behind `tools.staticdir` with an index: relative links and pictures fail for those who type the address without slash.
# What to do: a redirect in front of it, or links from the root only, and a canonical address in each page.
set -eu

missing=
for package in python3-cherrypy3 curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-cherrypy3 python3

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several numbers
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"

mkdir -p site/de
echo '<a href="app.dmg">Laden</a>' > site/de/index.html
head -c 100 /dev/zero > site/de/app.dmg

free_port() {
  node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port'
}

cat > server.py <<'PY'
import os
import sys

import cherrypy

cherrypy.config.update(
    {'server.socket_host': '127.0.0.1', 'server.socket_port': int(sys.argv[1]), 'environment': 'production'}
)
STATIC = {
    'tools.staticdir.on': True,
    'tools.staticdir.dir': os.path.abspath('site'),
    'tools.staticdir.index': 'index.html',
    'tools.trailing_slash.on': True,
}
cherrypy.quickstart(None, '/', {'/': STATIC})
PY
cherrypy_port=$(free_port)
/usr/bin/python3 server.py "$cherrypy_port" > cherrypy.log 2>&1 &
servers=$!

python_port=$(free_port)
/usr/bin/python3 -m http.server --bind 127.0.0.1 --directory site "$python_port" > python.log 2>&1 &
servers="$servers $!"

for server in "CherryPy $cherrypy_port" "http.server $python_port"; do
  site=http://127.0.0.1:${server#* }
  curl -s -f --retry 10 --retry-connrefused --retry-delay 1 -o home.html "$site/de/"

  for path in /de/ /de; do
    status=$(curl -s -o page.html -w '%{http_code}' "$site$path")
    page=$(curl -s -L -o page.html -w '%{url_effective}' "$site$path")
    link=$(node -p 'new URL("app.dmg", process.argv[1]).href' "$page")

    echo "${server% *}, $path: $status; its link: ${link#"$site"}, $(curl -s -o app.dmg -w '%{http_code}' "$link")"
  done
done | tee seen.txt

diff - seen.txt <<'TXT'
CherryPy, /de/: 200; its link: /de/app.dmg, 200
CherryPy, /de: 200; its link: /app.dmg, 404
http.server, /de/: 200; its link: /de/app.dmg, 200
http.server, /de: 301; its link: /de/app.dmg, 200
TXT
