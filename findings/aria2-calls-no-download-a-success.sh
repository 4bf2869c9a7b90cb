#!/bin/sh
# Guess: with `--metalink-language=pt`, aria2 takes the file for "pt-BR" from a Metalink (RFC 5854), as RFC 4647 says; with `DE`
#   the one for "de", as language tags have no case; and if nothing fits, it ends with an error.
# Seen: language and system are compared letter by letter. With pt, de-AT, DE or pt-br, and with `--metalink-os=Windows` for
#   "windows", nothing is downloaded. A line says "No files to download", and the exit status is 0, as after a download.
# Who meets it: scripts that get an installer in the language of the system (`${LANG%%.*}` is de_AT), and take its status for
#   the answer.
# What to do: use the same letters as the Metalink, and check that the file is there.
set -eu

missing=
for package in aria2 python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' aria2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import functools
import http.server
import os
import subprocess
import tempfile
import threading

os.mkdir("site")

for language in ["de", "pt"]:
    with open(f"site/setup-{language}.exe", "w") as file:
        file.write(f"setup {language}\n")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory="site"))
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"

with open("setup.meta4", "w") as file:
    file.write(f"""<?xml version="1.0" encoding="UTF-8"?>
<metalink xmlns="urn:ietf:params:xml:ns:metalink">
  <file name="setup-de.exe">
    <language>de</language>
    <os>windows</os>
    <url>{address}/setup-de.exe</url>
  </file>
  <file name="setup-pt.exe">
    <language>pt-BR</language>
    <os>windows</os>
    <url>{address}/setup-pt.exe</url>
  </file>
</metalink>
""")


def download(option):
    """The exit status, the files that are there afterwards, and what is said."""
    folder = tempfile.mkdtemp(dir=".")
    command = ["aria2c", "--no-conf", "--enable-color=false", "-d", folder, option, "setup.meta4"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)

    return result.returncode, sorted(os.listdir(folder)), (result.stdout + result.stderr).strip()


EXPECTED = {
    "--metalink-language=de": ["setup-de.exe"],
    "--metalink-language=pt-BR": ["setup-pt.exe"],
    "--metalink-os=windows": ["setup-de.exe", "setup-pt.exe"],
    "--metalink-language=pt": [],
    "--metalink-language=pt-br": [],
    "--metalink-language=de-AT": [],
    "--metalink-language=DE": [],
    "--metalink-os=Windows": [],
}

for option, expected in EXPECTED.items():
    status, files, said = download(option)
    print(f"{option}: status {status}, {files or 'nothing'}, {said.splitlines()[-1]!r}")
    assert status == 0
    assert files == expected
    assert ("No files to download." in said) == (not expected)

server.shutdown()
PY
/usr/bin/python3 probe.py
