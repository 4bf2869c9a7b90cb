#!/bin/sh
# Guess: a module that formats amounts "in the standard format of each currency" writes ₩30,000 and 299.000 ₫, without decimals,
#   and 29,90 ₽, as CLDR has it.
# Seen: Locale::Currency::Format (Perl) writes won with a backslash, "\30,000", and yen as a byte that is no UTF-8 in its
#   common format. Dong have two decimals, which do not exist ("299.000,00 ₫"); roubles have the abbreviation in front,
#   without a space ("руб29,90"), and rupiah and Swiss francs no symbol. Dollars and euros are right, except that a minus is
#   behind the symbol: "$-5.00".
# Who meets it: shops and invoices in Perl with prices for Korea, Vietnam and Russia.
# What to do: CLDR's formats by `DateTime::Locale` and `CLDR::Number`, or a service with `Intl.NumberFormat`.
set -eu

if ! dpkg-query -L liblocale-currency-format-perl > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package liblocale-currency-format-perl' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends liblocale-currency-format-perl > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' liblocale-currency-format-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.pl <<'PERL'
use strict;
use warnings;
use Locale::Currency::Format;

binmode STDOUT, ':encoding(UTF-8)';

my @amounts = (['KRW', 30000], ['VND', 299000], ['RUB', 29.9], ['IDR', 299000], ['USD', -5]);

for my $pair (@amounts) {
  my ($code, $amount) = @$pair;

  print join(' | ', $code, currency_format($code, $amount, FMT_SYMBOL), currency_format($code, $amount, FMT_COMMON)), "\n";
}
PERL

cat > reference.mjs <<'JS'
const amounts = [['ko', 'KRW', 30000], ['vi', 'VND', 299000], ['ru', 'RUB', 29.9], ['id', 'IDR', 299000], ['en', 'USD', -5]];

for (const [language, currency, amount] of amounts) {
  const text = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  console.log(`${currency} | ${text.replaceAll('\u00a0', ' ')}`);
}
JS

perl probe.pl | tee seen
echo 'Intl:'
node reference.mjs | tee reference

cat > expected <<'TEXT'
KRW | ₩30,000 | \30,000
VND | 299.000,00 ₫ | 299.000,00 Dong
RUB | руб29,90 | RUB29,90
IDR | 299.000 IDR | Rp.299.000
USD | $-5.00 | $-5.00
TEXT
diff expected seen
grep -q -F '299.000 ₫' reference
grep -q -F '29,90 ₽' reference
