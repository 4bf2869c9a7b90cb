#!/bin/sh
# Guess: a page that was compressed at the build, page.html.br, is sent by Apache as the page itself, with `Content-Encoding: br` and without a language,
#   if it is set up as its manual shows for mod_brotli. Models and scripts have no language either.
# Seen: it is in Breton: `Content-Language: br`. In Debian's settings, `.br` is the ending of that language, and a file may have several endings in
#   any order. For the same reason, a model face.pt (PyTorch) is in Portuguese (and a table of a game console), a script lib.es.js, as Vite calls
#   it, is in Spanish, and texts.po, of any language, are Polish.
# Who meets it: pages with Brotli files, and downloads, on Apache of Debian. Search engines and translators of browsers read this header.
# What to do: `RemoveLanguage .br .pt .es .po` for the site, if no page is named after its language there.
set -eu

missing=
for package in apache2 media-types curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' apache2-bin

work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site
echo '<p>Hello' > site/page.html
node -e "process.stdout.write(require('node:zlib').brotliCompressSync('<p>Hello'))" > site/page.html.br

for name in face.pt face.onnx lib.es.js lib.js texts.po; do
  echo data > "site/$name"
done

modules=/usr/lib/apache2/modules
port=$(node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port')

# Starts Apache with Debian's settings of types and languages, the example of mod_brotli's manual for HTML, and the line $1.
start_apache() {
  cat > apache.conf <<CONF
ServerRoot $work
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:$port
PidFile $work/apache.pid
ErrorLog $work/error.log
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
LoadModule headers_module $modules/mod_headers.so
LoadModule rewrite_module $modules/mod_rewrite.so
Include /etc/apache2/mods-available/mime.conf
DocumentRoot $work/site
<Directory $work/site>
  Require all granted
  RewriteEngine on
  RewriteCond "%{HTTP:Accept-encoding}" "br"
  RewriteCond "%{REQUEST_FILENAME}\.br" "-s"
  RewriteRule "^(.*)\.html" "\$1\.html\.br" [QSA]
  RewriteRule "\.html\.br\$" "-" [T=text/html,E=no-brotli:1]
  <FilesMatch "\.html\.br\$">
    Header append Content-Encoding br
    Header append Vary Accept-Encoding
  </FilesMatch>
  $1
</Directory>
CONF
  apache2 -f "$work/apache.conf" -X > out.log 2>&1 &
  server=$!
  curl -s -f --retry 20 --retry-connrefused --retry-delay 1 -o start.html "http://127.0.0.1:$port/page.html"
}

stop() {
  kill "$server"
  wait "$server" || true
  server=
}

# Prints the headers of $1 that tell what it is.
show() {
  headers=$(curl -s -o body -D - -H 'Accept-Encoding: br' "http://127.0.0.1:$port/$1" | tr -d '\r' | grep -i -E '^content-(type|language|encoding):' \
    | tr '[:upper:]' '[:lower:]' | sed 's/^content-//' | LC_ALL=C sort | tr '\n' ' ')
  echo "$1: $headers"
}

{
  start_apache ''
  for name in page.html face.pt face.onnx lib.es.js lib.js texts.po; do show "$name"; done
  stop
  start_apache 'RemoveLanguage .br .pt .es .po'
  echo 'with RemoveLanguage'
  for name in page.html face.pt lib.es.js texts.po; do show "$name"; done
  stop
} > seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
page.html: encoding: br language: br type: text/html 
face.pt: language: pt type: application/vnd.snesdev-page-table 
face.onnx: 
lib.es.js: language: es type: text/javascript 
lib.js: type: text/javascript 
texts.po: language: pl 
with RemoveLanguage
page.html: encoding: br type: text/html 
face.pt: type: application/vnd.snesdev-page-table 
lib.es.js: type: text/javascript 
texts.po: 
TXT
