#!/bin/sh
# Guess: a library that takes a command line apart "to mimic process.argv" gives the same arguments as a shell: what is
#   escaped or in quotes stays together, and an empty argument is one.
# Seen: string-argv knows no backslash: `my\ film.mp4` is "my\" and "film.mp4", and `"6\" screen"` is "6\" and "screen".
#   args-tokenizer removes each backslash, within quotes too: 'C:\new\film.mp4' is "C:newfilm.mp4"; and it drops empty
#   arguments, so that `--title "" out.mp4` makes a title of the file. Both, and shell-quote, cut a name at a no-break
#   space or a Japanese one, at which no shell cuts.
# Who meets it: programs with a field for "further options" of FFmpeg, and tests of command lines.
# What to do: shell-quote for backslashes and quotes, and quotation marks around names with such spaces.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent string-argv@0.4.0 args-tokenizer@0.3.0 shell-quote@1.12.0

cat > probe.mjs <<'JS'
import { tokenizeArgs } from 'args-tokenizer';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import shellQuote from 'shell-quote';
import stringArgv from 'string-argv';

/** The arguments as /bin/sh hands them to a program. */
function byShell(line) {
  const output = execFileSync('/bin/sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' });

  return output.split('\n').slice(0, -1);
}

const cases = [
  ['-i "my film.mp4"', {}],
  ['-i my\\ film.mp4', { stringArgv: ['-i', 'my\\', 'film.mp4'] }],
  ['title="6\\" screen"', { stringArgv: ['title=6\\', 'screen'] }],
  ["'C:\\new\\film.mp4'", { tokenizeArgs: ['C:newfilm.mp4'] }],
  ['--title "" out.mp4', { tokenizeArgs: ['--title', 'out.mp4'] }],
];

for (const [line, others] of cases) {
  const right = byShell(line);
  const found = {
    stringArgv: stringArgv(line),
    tokenizeArgs: tokenizeArgs(line),
    shellQuote: shellQuote.parse(line),
  };

  console.log(line, '-> sh', right, found);
  assert.deepEqual(found, { stringArgv: right, tokenizeArgs: right, shellQuote: right, ...others });
}

for (const space of ['\u00a0', '\u202f', '\u3000']) {
  const line = `film${space}1.mp4`;

  console.log(JSON.stringify(line), '-> sh', byShell(line), 'string-argv 0.4.0', stringArgv(line));
  assert.deepEqual(byShell(line), [line]);
  assert.deepEqual(stringArgv(line), ['film', '1.mp4']);
  assert.deepEqual(tokenizeArgs(line), ['film', '1.mp4']);
  assert.deepEqual(shellQuote.parse(line), ['film', '1.mp4']);
}
JS
node probe.mjs
