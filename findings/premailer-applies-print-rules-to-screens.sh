#!/bin/sh
# Guess: Premailer (Ruby), which writes the rules of a letter into `style` attributes, leaves in the style sheet what it cannot
#   write there: `@media`, `:hover`, layers, and rules for a language.
# Seen: it leaves queries with a width or a colour scheme. `@media print { .button { display: none } }` is written into the
#   attribute, so that the buttons of a letter are gone on the screen, and so is `@media not print`, whatever the medium. Rules
#   for a language (`:lang(ar) p`), with `:is()` or `:where()` are in neither of the two, and `@layer`, `@container` and
#   `@supports` are left as empty blocks. There is no warning, with the level for all of them too.
# Who meets it: letters about releases whose style sheet is that of the site, in Rails most of all.
# What to do: a style sheet of its own for letters, with `[lang="ar"] p` instead of `:lang(ar) p`, which is written.
set -eu

missing=
for package in ruby-premailer ruby-nokogiri; do
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

dpkg-query -W -f '${Package} ${Version}\n' ruby-premailer

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.rb <<'RUBY'
require 'premailer'

RULES = {
  'p { color: red }' => 'attribute',
  '[lang="ar"] p { color: red }' => 'attribute',
  'p:hover { color: red }' => 'sheet',
  '@media (max-width: 600px) { p { color: red } }' => 'sheet',
  '@media (prefers-color-scheme: dark) { p { color: red } }' => 'sheet',
  '@media print { p { color: red } }' => 'attribute',
  '@media not print { p { color: red } }' => 'attribute',
  ':lang(ar) p { color: red }' => 'nowhere',
  ':is(p, li) { color: red }' => 'nowhere',
  ':where(p) { color: red }' => 'nowhere',
  '@layer base { p { color: red } }' => 'nowhere',
  '@supports (color: red) { p { color: red } }' => 'nowhere'
}.freeze

# Returns where a rule is after it has been written into a letter, and the number of warnings.
def place_of(rule)
  File.write('letter.html', "<html lang=\"ar\"><head><style>#{rule}</style></head><body><p>Text</p></body></html>")

  letter = Premailer.new('letter.html', adapter: :nokogiri, warn_level: Premailer::Warnings::NONE)
  html = letter.to_inline_css
  sheet = html[%r{<style>.*</style>}m].to_s
  abort "warnings for #{rule}" unless letter.warnings.empty?

  if html[/<p[^>]*>/].include?('red')
    'attribute'
  elsif sheet.match?(/\{[^{}]*red/)
    'sheet'
  else
    'nowhere'
  end
end

seen = RULES.keys.to_h { |rule| [rule, place_of(rule)] }
seen.each { |rule, place| puts "#{place}: #{rule}" }

abort "expected #{RULES}" unless seen == RULES
RUBY
LC_ALL=C.UTF-8 ruby probe.rb
