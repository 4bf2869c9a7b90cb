#!/bin/sh
# Guess: a range with the same first and last position is one byte, as in `Range: bytes=0-0` (RFC 9110, 14.1.2), and WhiteNoise sends
#   it (206), as it sends other ranges.
# Seen: "Range Not Satisfiable" (416): WhiteNoise takes the last position for the one behind it. So each range of one byte is refused,
#   also the last byte of an installer, `bytes=99999-`. Werkzeug (Flask) sends one byte.
# Who meets it: downloads from Django and Flask with WhiteNoise: programs that ask for the first byte to learn whether parts can be
#   loaded, or for the last one that is missing, as after 99,999 of 100,000 bytes with `curl -C -`.
# What to do: let the server in front send installers and films.
set -eu

missing=
for package in python3-whitenoise python3-werkzeug curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-whitenoise python3-werkzeug

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several processes
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"
mkdir site
head -c 100000 /dev/urandom > site/setup.exe

cat > serve.py <<'PY'
import sys
from pathlib import Path
from wsgiref.simple_server import make_server

from werkzeug.utils import send_file
from werkzeug.wrappers import Request
from whitenoise import WhiteNoise


def missing(environ, start_response):
    start_response('404 Not Found', [])
    return [b'']


@Request.application
def werkzeug(request):
    return send_file('site' + request.path, request.environ)


name = sys.argv[1]
app = {'whitenoise': WhiteNoise(missing, root='site'), 'werkzeug': werkzeug}[name]
server = make_server('127.0.0.1', 0, app)
Path(f'{name}.port').write_text(str(server.server_port))
server.serve_forever()
PY

for name in whitenoise werkzeug; do
  /usr/bin/python3 serve.py "$name" 2> "$name.log" &
  servers="$servers $!"
  while [ ! -s "$name.port" ]; do sleep 0.1; done
done

# Prints the status and the number of bytes of the range $2 of the server $1.
ask() {
  curl -s -o part -w "$1 $2: %{http_code}, %{size_download} bytes\n" -H "Range: bytes=$2" "http://127.0.0.1:$(cat "$1.port")/setup.exe"
}

# Continues a download of the server $1 that lacks its last byte, and says whether it is complete.
continue_download() {
  head -c 99999 site/setup.exe > setup.exe
  curl -s -f -C - -o setup.exe "http://127.0.0.1:$(cat "$1.port")/setup.exe" || true
  if cmp -s setup.exe site/setup.exe; then echo "$1: complete"; else echo "$1: incomplete"; fi
}

for name in whitenoise werkzeug; do
  for range in 0-0 0-1 99998- 99999- -1; do
    ask "$name" "$range"
  done
  continue_download "$name"
done > seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
whitenoise 0-0: 416, 0 bytes
whitenoise 0-1: 206, 2 bytes
whitenoise 99998-: 206, 2 bytes
whitenoise 99999-: 416, 0 bytes
whitenoise -1: 416, 0 bytes
whitenoise: incomplete
werkzeug 0-0: 206, 1 bytes
werkzeug 0-1: 206, 2 bytes
werkzeug 99998-: 206, 2 bytes
werkzeug 99999-: 206, 1 bytes
werkzeug -1: 206, 1 bytes
werkzeug: complete
TXT
