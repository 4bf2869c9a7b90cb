import { expectError } from '../errors.fixture'

test.each([
  ['\u06a9', '\u0643'],
  ['\u06cc', '\u064a'],
  ['\u06c1', '\u0647'],
  ['\u06be', '\u0647'],
])('the Persian letter %s gives an error in Arabic', (letter, expected) =>
  expectError(`locales/ar/home.json:1:8  a: "${letter}" is a Persian letter, type "${expected}"`, {
    'locales/ar/home.json': JSON.stringify({ a: `ف${letter}` }),
  }),
)
