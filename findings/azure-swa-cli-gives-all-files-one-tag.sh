#!/bin/sh
# Guess: the local server of Azure Static Web Apps (`swa start`) gives each file an entity tag of its own, as Azure does: a page that
#   was edited is there when it is loaded again, and a download that broke off is continued only if the file is the same.
# Seen: each file in each version has the tag "SWA-CLI-ETAG". Whoever asks with it gets 304 for ever: an edited page is the
#   old one when it is reloaded. `If-Range` is always true: half of 3.0.2 is continued with the rest of 3.0.3. sirv has another
#   tag for each version.
# Who meets it: who looks at a site with `swa start`, or tests it there: pages that seem not to change, and tests of caches that pass.
# What to do: reload without the cache (Ctrl + F5), or look at the site in another static server.
set -eu

work=$(mktemp -d)
servers=
# Each server leads a group of processes: `swa` starts others, which it does not end.
end_servers() {
  for server in $servers; do
    kill -- "-$server"
  done
}

trap 'end_servers; rm -rf "$work"' EXIT
cd "$work"
mkdir site

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @azure/static-web-apps-cli@2.0.10 sirv-cli@3.0.1
for name in @azure/static-web-apps-cli sirv-cli; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done

free_port() {
  node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port'
}

# Writes the page and the installer of the version $1.
publish() {
  echo "<p>Version $1 is here." > site/index.html
  yes "$1" | head -c 1000 > site/setup.exe
}

publish 3.0.2
swa=$(free_port)
setsid node node_modules/@azure/static-web-apps-cli/dist/cli/bin.js start site --host 127.0.0.1 --port "$swa" > swa.log 2>&1 &
servers=$!
sirv=$(free_port)
setsid node node_modules/sirv-cli/bin.js site --dev --etag --host 127.0.0.1 --port "$sirv" > sirv.log 2>&1 &
servers="$servers $!"

# Prints the entity tag of $1.
tag() {
  curl -s -o body -D - "$1" | tr -d '\r' | sed -n 's/^etag: //Ip'
}

# Visits the server $1 at the port $2 before and after a release, and prints what the second visit gets.
visit() {
  publish 3.0.2
  until curl -s -f -o page "http://127.0.0.1:$2/"; do sleep 0.2; done
  page=$(tag "http://127.0.0.1:$2/")
  installer=$(tag "http://127.0.0.1:$2/setup.exe")
  tags='two tags'
  [ "$page" != "$installer" ] || tags="one tag, $page"

  publish 3.0.3
  sleep 1
  again=$(curl -s -o body -w '%{http_code}' -H "If-None-Match: $page" "http://127.0.0.1:$2/")
  echo "$1: $tags for two files; the page after a release: $again"
}

visit swa "$swa" > seen.txt
visit sirv "$sirv" >> seen.txt

# The rest of the installer of 3.0.3, for who has the beginning of 3.0.2.
rest=$(curl -s -o rest -w '%{http_code}' -H 'Range: bytes=500-' -H 'If-Range: "SWA-CLI-ETAG"' "http://127.0.0.1:$swa/setup.exe")
echo "swa: the rest of the installer after a release: $rest, of $(head -n 3 rest | tail -n 1)" >> seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
swa: one tag, "SWA-CLI-ETAG" for two files; the page after a release: 304
sirv: two tags for two files; the page after a release: 200
swa: the rest of the installer after a release: 206, of 3.0.3
TXT
