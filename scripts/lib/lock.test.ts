import { fulfils } from './lock.mjs'

const lock = (packages: Record<string, { version?: string; optional?: boolean }>) => ({ packages })
const wanted = lock({
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-another-system': { version: '2.0.0', optional: true },
})

test.each([
  ['all that is needed', lock({ 'node_modules/a': { version: '1.0.0' } }), true],
  ['another version', lock({ 'node_modules/a': { version: '1.0.1' } }), false],
  ['nothing', lock({}), false],
  [
    'an optional package in another version',
    lock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    }),
    false,
  ],
  [
    'more than is needed',
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }),
    true,
  ],
])('%s', (_, installed, expected) => {
  expect(fulfils(wanted, installed)).toBe(expected)
})
