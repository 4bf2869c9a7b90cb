#!/bin/sh
# Guess: a handler for `/smile` is called for messages to `/smile`; a star stands for any letters within one part of an
#   address, as OSC 1.0 says ("the OSC Address Pattern and the OSC Address contain the same number of parts").
# Seen: osc-js looks whether one address ends with the other. A message to `/guest/smile` calls the handler for
#   `/smile`, and a message to `/smile` calls those for `/guest/smile` and `/host/smile`. A star reaches across slashes:
#   `/host/*` calls `/host/left/blink`, and a handler for `/host/*` gets what is sent to `/host/left/blink`. There is no
#   warning.
# Who meets it: programs that get faces or cameras of several people by OSC, and VMC programs with short addresses.
# What to do: compare `message.address` in the handler.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent osc-js@2.4.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import OSC from 'osc-js';

/** A plugin as the documentation describes it: what `receive` gets is handed to osc-js like bytes from the network. */
class Line {
  registerNotify(notify) {
    this.receive = notify;
  }
  status() {
    return OSC.STATUS.IS_OPEN;
  }
  open() {}
  close() {}
  send() {}
}

/** The handlers that a message to this address calls. */
function handlersOf(address, listened) {
  const line = new Line();
  const osc = new OSC({ plugin: line });
  const called = [];

  for (const each of listened) osc.on(each, () => called.push(each));

  line.receive(new OSC.Message(address, 0.5).pack());
  console.log(`message to ${address}: handlers`, called);

  return called;
}

const faces = ['/smile', '/guest/smile', '/host/smile', '/host/left/blink'];

assert.deepEqual(handlersOf('/guest/smile', faces), ['/smile', '/guest/smile']);
assert.deepEqual(handlersOf('/smile', faces), ['/smile', '/guest/smile', '/host/smile']);
assert.deepEqual(handlersOf('/host/*', faces), ['/host/smile', '/host/left/blink']);
assert.deepEqual(handlersOf('/host/left/blink', ['/host/*', '/host/*/*']), ['/host/*', '/host/*/*']);
assert.deepEqual(handlersOf('/guest/blink', faces), []);
JS
node probe.mjs
