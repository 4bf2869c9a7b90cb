#!/bin/sh
# Guess: `<s>`, `<time>`, `<data>` and `<bdi>` are elements within a sentence, as `<b>` and `<kbd>` are. A line of Markdown that
#   begins with "<s>39 €</s> 29 €" is one paragraph.
# Seen: kramdown takes these four, `<output>`, `<meter>` and `<wbr>` for blocks: the crossed-out price or the date stands alone,
#   without a paragraph, and the rest of the sentence is a paragraph below it. From HTML to kramdown's Markdown, "From
#   <time>1 May</time> on" becomes two paragraphs, wherever the element is. `<kbd>`, `<mark>`, `<q>` and `<del>` are right.
# Who meets it: sites with Jekyll, GitHub Pages and GitLab Pages: prices, dates and Arabic names in isolation.
# What to do: begin such a line with a word, or use `<del>` and `<span>`.
set -eu

missing=
for package in ruby-kramdown cmark; do
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

dpkg-query -W -f '${Package} ${Version}\n' ruby-kramdown cmark

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.rb <<'RUBY'
require 'kramdown'
require 'open3'

ELEMENTS = %w[b kbd mark q del s time data bdi output meter].freeze

def paragraphs(html)
  html.scan(%r{<p>(.*?)</p>}m).flatten.map { |text| text.gsub(/<[^>]*>/, '') }
end

def with_cmark(markdown)
  Open3.capture2('cmark', '--unsafe', stdin_data: markdown).first
end

split = { markdown: [], html: [] }

ELEMENTS.each do |name|
  line = "<#{name}>39 €</#{name}> 29 € a month"
  sentence = "<p>Now <#{name}>39 €</#{name}> 29 € a month</p>"

  from_markdown = Kramdown::Document.new(line).to_html
  from_html = Kramdown::Document.new(Kramdown::Document.new(sentence, input: 'html').to_kramdown).to_html

  split[:markdown] << name unless paragraphs(from_markdown) == paragraphs(with_cmark(line))
  split[:html] << name unless paragraphs(from_html) == paragraphs(sentence)

  puts "#{name}: #{from_markdown.inspect}, #{paragraphs(from_html).inspect}"
end

expected = %w[s time data bdi output meter]

abort "expected #{expected}, got #{split}" unless split == { markdown: expected, html: expected }
RUBY
LC_ALL=C.UTF-8 ruby probe.rb
