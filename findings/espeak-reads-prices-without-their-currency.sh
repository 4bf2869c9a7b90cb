#!/bin/sh
# Guess: a synthetic voice says at least the currency of its own country: "5 ₽" in Russian, "¥500" in Japanese.
# Seen: eSpeak NG reads "5 ₽" as "five" in every language, Russian too, and "¥500" as "five hundred" in Japanese. The
#   euro is lost in Russian, Polish, Ukrainian, Vietnamese, Indonesian and Hindi, the dollar in Korean, Japanese,
#   Chinese, Ukrainian, Hebrew and Thai: there "US$5" is "U S five". In Arabic, "5 %" is "five" too. Names ("5 рублей",
#   "5달러") and codes ("5 USD") are read.
# Who meets it: visitors with NVDA or Orca, whose first voice is eSpeak NG, at prices and coupons in two currencies, and
#   films with this voice: no word tells what the number counts.
# What to do: `currencyDisplay: 'name'` (or `'code'`) where the voice does not know the symbol.
set -eu

if ! command -v espeak-ng > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package espeak-ng' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' espeak-ng

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

/** The sounds of a text, without spaces and without marks of stress and pauses. */
function sounds(voice, text) {
  const output = execFileSync('espeak-ng', ['-q', '-v', voice, '-x', '--stdin'], { input: text });

  return output.toString().replaceAll(/[',_!|\s]/g, '');
}

/** Returns the voices that read a price exactly as they read its number. */
function withoutCurrency(price, voices) {
  const number = price.replaceAll(/\D/g, '');
  const deaf = voices.filter((voice) => sounds(voice, price) === sounds(voice, number));

  console.log(`${price} is ${number} in: ${deaf.join(' ') || 'no language'}`);

  return deaf;
}

const voices = ['en-us', 'de', 'fr', 'ru', 'pl', 'uk', 'vi', 'id', 'hi', 'ar', 'he', 'th', 'ko', 'ja', 'cmn'];

assert.deepEqual(withoutCurrency('5 ₽', voices), voices);
assert.deepEqual(withoutCurrency('$5', voices), ['uk', 'he', 'th', 'ko', 'ja', 'cmn']);
assert.deepEqual(withoutCurrency('5 €', ['en-us', 'de', 'fr', 'ru', 'pl', 'uk', 'vi', 'id', 'hi']), [
  'ru',
  'pl',
  'uk',
  'vi',
  'id',
  'hi',
]);
assert.deepEqual(withoutCurrency('¥500', ['en-us', 'de', 'ja', 'cmn']), ['ja', 'cmn']);
assert.deepEqual(withoutCurrency('5 %', ['en-us', 'ru', 'ja', 'ar']), ['ar']);

// Names and codes are read.
assert.deepEqual(withoutCurrency('5 USD', voices), []);
assert.deepEqual(withoutCurrency('5 рублей', ['ru']), []);
assert.deepEqual(withoutCurrency('5달러', ['ko']), []);

// What `Intl` writes for Korean, as it is read: U, S, 5.
const coupon = new Intl.NumberFormat('ko', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(5);

console.log(`Korean ${coupon}: ${sounds('ko', coupon)}, US5: ${sounds('ko', 'US 5')}`);
assert.equal(coupon, 'US$5');
assert.equal(sounds('ko', coupon), sounds('ko', 'US 5'));
JS

node probe.mjs
