#!/bin/sh
# Guess: letterparser, which names RFC 5322 and 2046 as its rules, reads what Nodemailer writes.
# Seen: it decodes a name first and looks for commas then. The recipient "Müller, Ada" becomes two: one with the address
#   "Müller" and one with the name "Ada". A list in a group, `Support: x@…, z@…;`, gives the addresses "Support:x@…" and
#   "z@…;". The name of a file that is written in parts gets a space between them, 顔の写真 2026年5月3日 の長い…, and an
#   invitation to a meeting is a part of the text. mailparser and postal-mime read all four as they were. There is no
#   error.
# Who meets it: help desks that answer to all recipients or keep attachments under their name.
# What to do: postal-mime, which runs in the same places.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent letterparser@0.1.8 nodemailer@10.6.1 postal-mime@4.0.0 mailparser@3.14.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { extract } from 'letterparser';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });

async function send(letter) {
  const { message } = await transport.sendMail({ from: 'ada@site.example', subject: 'Photos', text: 'Hello', ...letter });

  return message.toString();
}

async function read(letter) {
  const message = await send(letter);
  const byLetterparser = extract(message);
  const byMailparser = await simpleParser(message);
  const byPostalMime = await PostalMime.parse(message);

  return { byLetterparser, byMailparser, byPostalMime };
}

const named = await read({ to: { name: 'Müller, Ada', address: 'ada@site.example' } });
const addresses = named.byLetterparser.to.map(({ name, address }) => [name, address]);

console.log('letterparser 0.1.8', addresses);
assert.deepEqual(addresses, [
  [undefined, 'Müller'],
  ['Ada', 'ada@site.example'],
]);
assert.deepEqual(named.byMailparser.to.value, [{ address: 'ada@site.example', name: 'Müller, Ada' }]);
assert.deepEqual(named.byPostalMime.to, [{ address: 'ada@site.example', name: 'Müller, Ada' }]);

const grouped = await read({ to: 'Support: x@site.example, z@site.example;' });
const members = grouped.byLetterparser.to.map(({ address }) => address);

console.log('letterparser 0.1.8', members);
assert.deepEqual(members, ['Support:x@site.example', 'z@site.example;']);
assert.deepEqual(
  grouped.byPostalMime.to[0].group.map(({ address }) => address),
  ['x@site.example', 'z@site.example'],
);

const filename = '顔の写真 2026年5月3日の長い名前のファイルです最終版.png';
const attached = await read({ to: 'x@site.example', attachments: [{ filename, content: 'a' }] });
const [{ filename: found }] = attached.byLetterparser.attachments;

console.log('letterparser 0.1.8', found);
assert.notEqual(found, filename);
assert.equal(found.replaceAll(' ', ''), filename.replaceAll(' ', ''));
assert.equal(attached.byMailparser.attachments[0].filename, filename);
assert.equal(attached.byPostalMime.attachments[0].filename, filename);

const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
const invited = await read({ to: 'x@site.example', html: '<p>Hello</p>', icalEvent: { method: 'REQUEST', content } });

console.log('letterparser 0.1.8', JSON.stringify(invited.byLetterparser.text));
assert.equal(invited.byLetterparser.text, 'Hello\nBEGIN:VCALENDAR\nEND:VCALENDAR');
assert.equal(invited.byMailparser.text, 'Hello');
assert.equal(invited.byPostalMime.text.trim(), 'Hello');
JS
node probe.mjs
