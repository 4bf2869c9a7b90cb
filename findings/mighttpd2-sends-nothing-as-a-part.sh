#!/bin/sh
# Guess: asked for what is behind the end of a file, the Haskell server mighttpd2 answers 416, as nginx does and the specification of HTTP wants.
# Seen: it answers 206, "here is the part", with `Content-Range: bytes */1000` and no byte. The header names what only 416 may say.
#   `wget -c` on a file that is complete takes that for a broken connection: it tries 20 times, and ends with an error. With nginx it says
#   that the file is there, without one. curl takes both for a success.
# Who meets it: scripts that run `wget -c` again after a download of a model or an installer: what was complete fails, half a file is completed.
# What to do: compare the size or the checksum before, or use `curl -C -`; on the server, another one for large files.
set -eu

missing=
for package in mighttpd2 nginx-light wget curl; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

case $missing in
  *nginx-light*) if command -v nginx > /dev/null; then missing=$(echo "$missing" | sed 's/ nginx-light//'); fi ;;
esac

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' mighttpd2 wget curl
nginx -v 2>&1

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several numbers
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site
seq -w 1000 1249 | tr '\n' ' ' | head -c 1000 > site/model.onnx

free_port() {
  node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port'
}

mighty_port=$(free_port)
cat > mighty.conf <<CONF
Port: $mighty_port
Host: 127.0.0.1
Debug_Mode: Yes
User: $(id -un)
Group: $(id -gn)
Pid_File: $work/mighty.pid
Logging: No
Log_File: $work/mighty.log
Log_File_Size: 1000000
Log_Backup_Number: 1
Report_File: $work/mighty.report
Index_File: index.html
Index_Cgi: index.cgi
Status_File_Dir: $work
Connection_Timeout: 30
Fd_Cache_Duration: 10
Worker_Processes: 1
Service: 0
CONF
printf '[*]\n/ -> %s/site/\n' "$work" > mighty.route
mighty mighty.conf mighty.route > /dev/null &
servers=$!

nginx_port=$(free_port)
cat > nginx.conf <<CONF
daemon off;
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:$nginx_port;
    root $work/site;
  }
}
CONF
nginx -c "$work/nginx.conf" &
servers="$servers $!"

# Asks a server for a part of the file, and prints what it says of it.
ask() {
  curl -s --retry 10 --retry-connrefused --retry-delay 1 -o part -D headers -H "Range: bytes=$2" "http://127.0.0.1:$1/model.onnx"
  range=$(tr -d '\r' < headers | sed -n 's/^[Cc]ontent-[Rr]ange: //p')
  echo "bytes=$2: $(tr -d '\r' < headers | sed -n '1s/HTTP.1.1 \([0-9]*\).*/\1/p'), $range"
}

# Resumes a file that has this many bytes already.
resume() {
  for program in curl wget; do
    head -c "$2" site/model.onnx > resumed
    status=0

    case $program in
      curl) curl -s -C - -o resumed "http://127.0.0.1:$1/model.onnx" || status=$? ;;
      wget) wget -q -c -t 2 -O resumed "http://127.0.0.1:$1/model.onnx" || status=$? ;;
    esac

    cmp resumed site/model.onnx
    echo "$program, $2 of 1000 bytes there: exit status $status"
  done
}

for server in mighttpd2 nginx; do
  case $server in
    mighttpd2) port=$mighty_port ;;
    nginx) port=$nginx_port ;;
  esac

  echo "$server:"
  ask "$port" 600-
  ask "$port" 1000-
  resume "$port" 600
  resume "$port" 1000
done | tee seen.txt

diff - seen.txt <<'TXT'
mighttpd2:
bytes=600-: 206, bytes 600-999/1000
bytes=1000-: 206, bytes */1000
curl, 600 of 1000 bytes there: exit status 0
wget, 600 of 1000 bytes there: exit status 0
curl, 1000 of 1000 bytes there: exit status 0
wget, 1000 of 1000 bytes there: exit status 4
nginx:
bytes=600-: 206, bytes 600-999/1000
bytes=1000-: 416, bytes */1000
curl, 600 of 1000 bytes there: exit status 0
wget, 600 of 1000 bytes there: exit status 0
curl, 1000 of 1000 bytes there: exit status 0
wget, 1000 of 1000 bytes there: exit status 0
TXT
