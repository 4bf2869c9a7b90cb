#!/bin/sh
# Guess: `parse` of date-fns reads what `format` wrote with the same format and language.
# Seen: short weekdays are not read again in Russian ("суб", "вск"), Brazilian Portuguese and Vietnamese, and Spanish
#   "sábado" is not read though the other six days are. Vietnamese months as a heading (`LLLL`) are read up to October.
#   No month of arSA (Saudi Arabia) is read. Worse are those that come back as something else: noon in Spanish ("12:05
#   mediodia", `b`) as midnight, the Vietnamese quarters II and III as I, and AD as BC in Portuguese and Arabic.
# Who meets it: calendars and forms that read a date back: Saturdays and Decembers fail in some languages, and noon is
#   midnight in Spanish.
# What to do: keep dates as ISO 8601 beside the text, and never read the text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent date-fns@4.4.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { format, isValid, parse } from 'date-fns';
import { arSA, de, es, pt, ptBR, ru, vi } from 'date-fns/locale';

const saturday = new Date(2022, 4, 7, 12, 5);
const november = new Date(2022, 10, 5);

console.log('date-fns 4.4.0');

for (const [name, locale, date, pattern, text, again] of [
  ['de', de, saturday, 'EEE, d MMM', 'Sa., 7 Mai', 'Sa., 7 Mai'],
  ['ru', ru, saturday, 'EEE, d MMM', 'суб, 7 мая', 'invalid'],
  ['ptBR', ptBR, saturday, 'EEE, d MMM', 'sábado, 7 mai', 'invalid'],
  ['vi', vi, saturday, 'EEE, d MMM', 'Thứ 7, 7 thg 5', 'invalid'],
  ['es', es, saturday, 'EEEE', 'sábado', 'invalid'],
  ['vi', vi, saturday, 'LLLL yyyy', 'Tháng Năm 2022', 'Tháng Năm 2022'],
  ['vi', vi, november, 'LLLL yyyy', 'Tháng Mười Một 2022', 'invalid'],
  ['arSA', arSA, saturday, 'd MMMM yyyy', '7 مايو 2022', 'invalid'],
  ['es', es, saturday, 'h:mm b', '12:05 mediodia', '12:05 medianoche'],
  ['vi', vi, saturday, 'QQQQ yyyy', 'quý II 2022', 'quý I 2022'],
  ['pt', pt, saturday, 'yyyy G', '2022 d.C.', '2022 a.C.'],
]) {
  const written = format(date, pattern, { locale });
  const read = parse(written, pattern, date, { locale });
  const seen = isValid(read) ? format(read, pattern, { locale }) : 'invalid';

  console.log(`${name} ${pattern}: ${written} -> ${seen}`);
  assert.deepEqual([written, seen], [text, again]);
}
JS
node probe.mjs
