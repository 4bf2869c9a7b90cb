#!/bin/sh
# Guess: a client for the chat of Twitch hands texts out as texts: whoever answers to the message "1" has "1" in
#   `reply-parent-msg-body`.
# Seen: tmi.js hands out `true`, and `false` for "0". It takes each tag with the value 1 or 0 for a switch, whatever
#   the name of the tag is; "2", "01" and "1 " stay texts. The milestone of one stream in a row has the value `true`
#   too. dank-twitch-irc and @twurple/chat hand out "1".
# Who meets it: programs that show live chat beside the picture, or count votes ("1 for the first face, 2 for the
#   second"): `.length` of the quoted vote is undefined, `.toLowerCase()` raises an error, and a page shows "true" or
#   nothing.
# What to do: @twurple/chat or dank-twitch-irc; with tmi.js, the event `raw_message` has the tags as they arrived.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent tmi.js@1.8.5 ws@8.23.0 @mastondzn/dank-twitch-irc@7.2.0 \
  @twurple/auth@8.2.0 @twurple/chat@8.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { parseTwitchMessage as readByDank } from '@mastondzn/dank-twitch-irc';
import { parseTwitchMessage as readByTwurple } from '@twurple/chat';
import tmi from 'tmi.js';
import { WebSocketServer } from 'ws';

const tag = 'reply-parent-msg-body';
const sender = ':ada!ada@ada.tmi.twitch.tv PRIVMSG #facewright';
const replyTo = (text) =>
  `@badge-info=;badges=;color=;display-name=Ada;emotes=;flags=;id=b;mod=0;reply-parent-display-name=Ben;` +
  `${tag}=${text};reply-parent-msg-id=c;room-id=1337;subscriber=0;tmi-sent-ts=1780000000000;turbo=0;` +
  `user-id=1338;user-type= ${sender} :@Ben yes`;
const milestone =
  '@badge-info=;badges=;color=;display-name=Ada;emotes=;flags=;id=d;login=ada;mod=0;msg-id=viewermilestone;' +
  'msg-param-category=watch-streak;msg-param-value=1;room-id=1337;subscriber=0;system-msg=one;' +
  'tmi-sent-ts=1780000000000;user-id=1338;user-type= :tmi.twitch.tv USERNOTICE #facewright :hello';
const votes = ['1', '0', '2', '01', '1\\s'];

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

await once(server, 'listening');
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    if (!String(data).startsWith('NICK')) return;

    const greeting = [':tmi.twitch.tv 001 justinfan1 :Welcome', ':tmi.twitch.tv 376 justinfan1 :>'];

    socket.send([...greeting, ...votes.map(replyTo), milestone, ''].join('\r\n'));
  });
});

const client = new tmi.Client({
  connection: { server: '127.0.0.1', port: server.address().port, secure: false, reconnect: false },
});
const quoted = [];
const asArrived = [];

client.on('raw_message', (message) => {
  if (message.command === 'PRIVMSG') asArrived.push(message.tags[tag]);
});
client.on('message', (channel, tags) => quoted.push(tags[tag]));

const noticed = once(client, 'usernotice');

await client.connect();

const [, , notice] = await noticed;

console.log('sent                 ', votes);
console.log('tmi.js 1.8.5         ', quoted, notice['msg-param-value']);
console.log('dank-twitch-irc 7.2.0', [readByDank(replyTo('1')).ircTags[tag]]);
console.log('@twurple/chat 8.2.0  ', [readByTwurple(replyTo('1')).tags.get(tag)]);

assert.deepEqual(quoted, [true, false, '2', '01', '1 ']);
assert.deepEqual(asArrived, votes);
assert.equal(notice['msg-param-value'], true);
assert.equal(readByDank(replyTo('1')).ircTags[tag], '1');
assert.equal(readByTwurple(replyTo('1')).tags.get(tag), '1');

await client.disconnect();
server.close();
process.exit();
JS
node probe.mjs
