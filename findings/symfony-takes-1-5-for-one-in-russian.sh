#!/bin/sh
# Guess: Symfony chooses the plural form of a number by the rules of the CLDR, of which its list is made: in Russian, a
#   number with a fraction has a form of its own, which is also that of 2 ("1,5 файла"). One form never serves 1 and 1.5.
# Seen: Symfony cuts the fraction off before it divides: 1.5 and 21.5 have the form of 1 ("1,5 файл") and 5.5 that
#   of 5. In Arabic, 3.5 and 11.5 have the forms of 3 and 11 instead of that for all other numbers. German is right.
# Who meets it: pages in Russian or Arabic with sizes, prices or ratings: "1.5 gigabytes", "4.5 stars".
# What to do: messages in the ICU format (`+intl-icu`), or a text without a plural for numbers with a fraction.
set -eu

missing=
for package in php-cli php-symfony-translation; do
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

dpkg-query -W -f '${Package} ${Version}\n' php-symfony-translation

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.php <<'PHP'
<?php

require '/usr/share/php/Symfony/Component/Translation/autoload.php';

use Symfony\Component\Translation\Loader\ArrayLoader;
use Symfony\Component\Translation\Translator;

// The forms of each language, in the order of Symfony.
$forms = [
    'ru' => 'one|few|many',
    'ar' => 'zero|one|two|few|many|other',
    'pl' => 'one|few|many',
    'de' => 'one|other',
];

$numbers = [1, 1.5, 2, 3, 3.5, 5, 5.5, 11, 11.5, 0.5];

foreach ($forms as $language => $text) {
    $translator = new Translator($language);
    $translator->addLoader('array', new ArrayLoader());
    $translator->addResource('array', ['files' => $text], $language);

    foreach ($numbers as $number) {
        echo "$language $number ", $translator->trans('files', ['%count%' => $number]), "\n";
    }
}
PHP

cat > reference.mjs <<'JS'
const numbers = [1, 1.5, 2, 3, 3.5, 5, 5.5, 11, 11.5, 0.5];

for (const language of ['ru', 'ar', 'pl', 'de'])
  for (const number of numbers) console.log(language, number, new Intl.PluralRules(language).select(number));
JS

php probe.php > symfony
node reference.mjs > cldr

echo 'language, number, Symfony, CLDR:'
paste -d ' ' symfony cldr | cut -d ' ' -f 1-3,6 | tee all

# Fractions have no form of their own in Polish and Russian here: there, "other" of the CLDR may be any but "one".
grep -E '\.' all | grep -v -x -E '(ru|pl) [0-9.]+ (few|many) other|[a-z]+ [0-9.]+ other other' > wrong

printf '%s\n' 'ru 1.5 one other' 'ar 3.5 few other' 'ar 5.5 few other' 'ar 11.5 many other' | diff - wrong
grep -v -E '\.' all | awk '$3 != $4 { exit 1 }'
