#!/bin/sh
# Guess: a plugin that writes the title and the description of a page into its head writes them as HTML into `<title>` and
#   `<meta>`, and as JSON into its structured data (`<script type="application/ld+json">`), where HTML has no escapes.
# Seen: jekyll-seo-tag escapes them for HTML once, and puts the result into JSON as well: `"headline":"Photos &amp; videos"`.
#   Search engines read the letters `&amp;`. A key such as `<Shift>` in backticks is `&lt;Shift&gt;` there, and in a title,
#   what is in angle brackets is removed everywhere. With `lang: de`, quotation marks in titles are English ones.
# Who meets it: sites with Jekyll, and with GitHub Pages, whose themes all have this plugin, for each "&" in a title.
# What to do: no "&" in titles, and a `description` without it.
set -eu

missing=
for package in jekyll ruby-jekyll-seo-tag; do
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

dpkg-query -W -f '${Package} ${Version}\n' jekyll ruby-jekyll-seo-tag

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > _config.yml <<'YAML'
title: Faces
url: https://site.example
lang: de
plugins: [jekyll-seo-tag]
YAML

mkdir _layouts _posts
echo '<html lang="de"><head>{% seo %}</head><body>{{ content }}</body></html>' > _layouts/page.html

cat > _posts/2026-05-01-news.md <<'MARKDOWN'
---
layout: page
title: Photos & videos, it's "new" <Alt>
---
Press `<Shift>` & drag.
MARKDOWN

LC_ALL=C.UTF-8 jekyll build --quiet

cat > probe.rb <<'RUBY'
require 'cgi'
require 'json'

page = File.read(Dir['_site/**/news.html'].first, encoding: 'UTF-8')
json = JSON.parse(page[%r{<script type="application/ld\+json">(.*?)</script>}m, 1])

# A browser undoes the escapes of an attribute, and none in a script.
title = CGI.unescapeHTML(page[/property="og:title" content="(.*?)"/, 1])
description = CGI.unescapeHTML(page[/name="description" content="(.*?)"/, 1])

seen = [title, json['headline'], description, json['description']]
puts seen

expected = [
  'Photos & videos, it’s “new”',
  'Photos &amp; videos, it’s “new”',
  'Press <Shift> & drag.',
  'Press &lt;Shift&gt; &amp; drag.'
]

abort "expected #{expected.inspect}" unless seen.map(&:strip) == expected
RUBY
LC_ALL=C.UTF-8 ruby probe.rb
