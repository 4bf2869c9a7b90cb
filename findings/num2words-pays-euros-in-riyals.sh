#!/bin/sh
# Guess: `num2words(29.9, lang='ar', to='currency', currency='EUR')` names euros, or refuses a currency that it does not
#   know, as it does for Japanese (NotImplementedError). And 1500 is worth what 1500.0 is.
# Seen: in Arabic every currency is the Saudi riyal: 29.90 euros are "twenty-nine riyals and ninety halalas", and so are
#   29.90 dollars, without an error. In the other languages, a whole number counts as cents: 1500 is "fifteen euro, zero
#   cents" and 1500.0 "one thousand, five hundred euro", while Arabic takes both for 1500.
# Who meets it: invoices and vouchers with the amount in words: whether an amount has decimals in the data decides
#   whether it is a hundredth, and Arabic customers read another currency.
# What to do: pass decimal numbers only, and for Arabic write the number alone and the currency yourself.
set -eu

if ! /usr/bin/python3 -c 'import num2words' 2> /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-num2words' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-num2words > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' python3-num2words)
echo "python3-num2words $version"
case $version in
  0.5.10-*) ;;
  *) echo 'Seen in 0.5.10 of Debian 12; this is another version.' ;;
esac

/usr/bin/python3 - <<'PY'
from num2words import num2words


def pay(amount, language, currency):
    words = num2words(amount, lang=language, to='currency', currency=currency)
    print(amount, language, currency, '->', words)
    return words


assert pay(29.9, 'en', 'EUR') == 'twenty-nine euro, ninety cents'
assert pay(29.9, 'en', 'USD') == 'twenty-nine dollars, ninety cents'

# 29 riyals and 90 halalas, whatever the currency is.
riyals = 'تسعة و عشرون ريالاً و تسعون هللة'
assert pay(29.9, 'ar', 'SAR') == riyals
assert pay(29.9, 'ar', 'EUR') == riyals
assert pay(29.9, 'ar', 'USD') == riyals

assert pay(1500.0, 'en', 'EUR') == 'one thousand, five hundred euro, zero cents'
assert pay(1500, 'en', 'EUR') == 'fifteen euro, zero cents'
assert pay(1500.0, 'de', 'EUR') == 'eintausendfünfhundert Euro und null Cent'
assert pay(1500, 'de', 'EUR') == 'fünfzehn Euro und null Cent'
assert pay(1500, 'ar', 'SAR') == pay(1500.0, 'ar', 'SAR')
PY
