#!/bin/sh
# Guess: `Cache-Control: max-age=3153600000`, a hundred years, is kept as long as possible, and `Max-Age=60`, as some servers
#   write it, is 60 seconds: names are compared without case, and a number that is too large counts as 2147483648 (RFC 9111,
#   5.2 and 1.2.2).
# Seen: Squid keeps neither of them for a moment, each visitor gets the file from the server. Up to 2147483647 seconds are kept,
#   and so is a year in milliseconds (31536000000), since the lower 32 bits of this number are positive. nginx keeps all of them.
# Who meets it: sites and offices behind Squid: files with their version in the name, which are to be kept "for ever".
# What to do: `max-age=31536000, immutable`, in small letters: a year is enough for all caches.
set -eu

missing=
for package in squid nginx python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' squid nginx

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 777 .

cat > probe.py <<'PY'
import http.client
import http.server
import os
import socket
import subprocess
import threading
import time
import urllib.parse

answers = 0


class Origin(http.server.BaseHTTPRequestHandler):
    """Answers with its own count, and with the Cache-Control of the address."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        global answers
        answers += 1
        body = f"answer {answers}".encode()

        self.send_response(200)
        self.send_header("Cache-Control", urllib.parse.unquote(self.path[1:]))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))

        return probe.getsockname()[1]


def request(port, control):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/" + urllib.parse.quote(control))
    response = connection.getresponse()

    return response.status, response.read()


def wait_for(port):
    for _ in range(200):
        try:
            if request(port, "no-store")[0] == 200:
                return
        except OSError:
            pass
        time.sleep(0.1)

    raise SystemExit(f"port {port} does not answer")


def is_kept(port, control):
    first = request(port, control)
    second = request(port, control)
    assert first[0] == second[0] == 200

    return first == second


work = os.getcwd()
origin = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Origin)
threading.Thread(target=origin.serve_forever, daemon=True).start()
ports = {"squid": free_port(), "nginx": free_port()}

with open("squid.conf", "w") as file:
    file.write(f"""
http_port 127.0.0.1:{ports["squid"]} accel defaultsite=site.example
cache_peer 127.0.0.1 parent {origin.server_port} 0 no-query originserver
http_access allow all
pid_filename {work}/squid.pid
access_log none
cache_log {work}/squid.log
coredump_dir {work}
pinger_enable off
shutdown_lifetime 1 second
""")

with open("nginx.conf", "w") as file:
    file.write(f"""
pid {work}/nginx.pid;
daemon off;
events {{}}
http {{
  access_log off;
  proxy_cache_path {work}/cache keys_zone=pages:1m;
  server {{
    listen 127.0.0.1:{ports["nginx"]};
    location / {{
      proxy_pass http://127.0.0.1:{origin.server_port};
      proxy_cache pages;
    }}
  }}
}}
""")

quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
servers = [
    subprocess.Popen(["squid", "-N", "-f", f"{work}/squid.conf"], **quiet),
    subprocess.Popen(["nginx", "-e", f"{work}/nginx.log", "-c", f"{work}/nginx.conf"], **quiet),
]

expected = {
    "max-age=60": True,
    "Max-Age=60": False,
    "max-age=31536000": True,
    "max-age=2147483647": True,
    "max-age=2147483648": False,
    "max-age=3153600000": False,
    "max-age=31536000000": True,
}

try:
    for port in ports.values():
        wait_for(port)

    for control, by_squid in expected.items():
        kept = {name: is_kept(port, control) for name, port in ports.items()}
        print(f"{control:22}", ", ".join(f"{name}: {'kept' if value else 'not kept'}" for name, value in kept.items()))
        assert kept == {"squid": by_squid, "nginx": True}
finally:
    for server in servers:
        server.terminate()
    for server in servers:
        server.wait()
PY
/usr/bin/python3 probe.py
