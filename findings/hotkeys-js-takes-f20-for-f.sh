#!/bin/sh
# Guess: hotkeys-js knows F20, or says that it does not: F13 to F24 are on no usual keyboard, so that pedals and key
#   decks for streams send them.
# Seen: for a name that it does not know, it takes the code of the first letter, without a warning. "f20" to "f24" run
#   when somebody types "f", and never for F20. "pause" and "printscreen" are "p", "numpad0" is "n", "ctrl+plus" is
#   Ctrl+P. A sign without a code of its own is taken for the key whose number is that of the sign: "(" is the arrow
#   down, "!" is Page Up, "%" the arrow left. "num_enter" is in the list of known keys and never runs.
# Who meets it: programs and pages that let their users choose keys, such as one that hides the camera.
# What to do: accept only the names that its README lists, or take tinykeys, which compares with `event.key` and
#   `event.code`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hotkeys-js@4.1.2 tinykeys@3.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';

globalThis.window = new EventTarget();
globalThis.document = new EventTarget();
globalThis.KeyboardEvent = class extends Event {};

const { default: hotkeys } = await import('hotkeys-js');
const { matchKeyBindingPress, parseKeybinding } = await import('tinykeys');

/** The event of a browser; `keyCode` is the number that UI Events gives for the key. */
function keyEvent(type, key, code, keyCode, ctrlKey = false) {
  const event = new KeyboardEvent(type);
  const held = { Control: ctrlKey };

  Object.assign(event, { key, code, keyCode, ctrlKey, shiftKey: false, altKey: false, metaKey: false });
  Object.defineProperty(event, 'target', { value: { tagName: 'BODY' } });
  event.getModifierState = name => held[name] ?? false;

  return event;
}

function runs(shortcut, ...key) {
  const element = new EventTarget();
  let count = 0;

  hotkeys(shortcut, { element }, () => (count += 1));
  element.dispatchEvent(keyEvent('keydown', ...key));
  element.dispatchEvent(keyEvent('keyup', ...key));
  hotkeys.unbind(shortcut);

  return count === 1;
}

function matches(shortcut, ...key) {
  const [press] = parseKeybinding(shortcut);

  return Boolean(matchKeyBindingPress(keyEvent('keydown', ...key), press));
}

const cases = [
  ['f19', ['F19', 'F19', 130], true],
  ['f20', ['F20', 'F20', 131], false],
  ['f20', ['f', 'KeyF', 70], true],
  ['f24', ['f', 'KeyF', 70], true],
  ['pause', ['p', 'KeyP', 80], true],
  ['numpad0', ['n', 'KeyN', 78], true],
  ['ctrl+plus', ['p', 'KeyP', 80, true], true],
  ['(', ['ArrowDown', 'ArrowDown', 40], true],
  ['!', ['PageUp', 'PageUp', 33], true],
  ['%', ['ArrowLeft', 'ArrowLeft', 37], true],
  ['num_enter', ['Enter', 'NumpadEnter', 13], false],
];

for (const [shortcut, key, expected] of cases) {
  const result = runs(shortcut, ...key);

  console.log(`hotkeys-js 4.1.2: "${shortcut}" when ${key[1]} is pressed: ${result ? 'runs' : 'does not run'}`);
  assert.equal(result, expected);
}

const byTinykeys = [
  matches('F20', 'F20', 'F20', 131),
  matches('F20', 'f', 'KeyF', 70),
  matches('(', 'ArrowDown', 'ArrowDown', 40),
];

console.log('tinykeys 3.1.0: F20 for F20, F20 for f, ( for the arrow down:', byTinykeys);
assert.deepEqual(byTinykeys, [true, false, false]);
JS
node probe.mjs
