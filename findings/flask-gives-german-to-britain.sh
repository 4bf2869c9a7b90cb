#!/bin/sh
# Guess: of a site's languages, a visitor with `en-GB, de;q=0.9` gets English: en-GB comes first, and "en" is the fallback for
#   it. A language with `q=0` is refused (RFC 9110, section 12.4.2).
# Seen: `best_match` of Werkzeug, which Flask uses, takes any exact name before it shortens one: British visitors who read some
#   German get German, and with `de-AT, en`, Austrians get English. With `en-GB` alone, it is right. WebOb and Django get this
#   right, and so does http_accept_language for Rails. Django and the latter choose German for `de;q=0`, which refuses it.
# Who meets it: sites with Flask in several languages, for visitors with two of them.
# What to do: offer en-GB, de-AT and the like as names as well, or use WebOb's `lookup`.
set -eu

missing=
for package in python3-werkzeug python3-webob python3-django ruby-http-accept-language; do
  dpkg-query -L "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-werkzeug python3-webob python3-django ruby-http-accept-language

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > headers <<'TEXT'
en-GB
en-GB, de;q=0.9
de-AT, en
de;q=0.9, en;q=0.2
de;q=0
TEXT

cat > probe.py <<'PY'
import django
from django.conf import settings
from webob.acceptparse import create_accept_language_header
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

LANGUAGES = ["en", "de", "fr"]

settings.configure(LANGUAGES=[(code, code) for code in LANGUAGES], LANGUAGE_CODE="en", USE_I18N=True)
django.setup()

from django.test import RequestFactory
from django.utils.translation import get_language_from_request

for header in open("headers").read().splitlines():
    werkzeug = parse_accept_header(header, LanguageAccept).best_match(LANGUAGES)
    webob = create_accept_language_header(header).lookup(LANGUAGES, default="en")
    request = RequestFactory().get("/", HTTP_ACCEPT_LANGUAGE=header)

    print(f"{header}: Werkzeug {werkzeug}, WebOb {webob}, Django {get_language_from_request(request)}")
PY

cat > probe.rb <<'RUBY'
require 'http_accept_language'

File.readlines('headers', chomp: true).each do |header|
  language = HttpAcceptLanguage::Parser.new(header).compatible_language_from(%w[en de fr])
  puts "#{header}: http_accept_language #{language}"
end
RUBY

/usr/bin/python3 probe.py | tee seen
ruby probe.rb | tee -a seen

cat > expected <<'TEXT'
en-GB: Werkzeug en, WebOb en, Django en
en-GB, de;q=0.9: Werkzeug de, WebOb en, Django en
de-AT, en: Werkzeug en, WebOb de, Django de
de;q=0.9, en;q=0.2: Werkzeug de, WebOb de, Django de
de;q=0: Werkzeug None, WebOb en, Django de
en-GB: http_accept_language en
en-GB, de;q=0.9: http_accept_language en
de-AT, en: http_accept_language de
de;q=0.9, en;q=0.2: http_accept_language de
de;q=0: http_accept_language de
TEXT
diff expected seen
