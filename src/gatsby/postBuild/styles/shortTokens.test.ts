import { shortTokens } from './shortTokens'

test.each([
  ['where it is declared and used', 'a{gap:var(--pen)}', 'a{gap:var(--0)}'],
  ['as the begin of a longer one', 'a{gap:var(--pen-2)}', 'a{gap:var(--1)}'],
  [
    'with something to fall back to',
    'a{gap:var(--part,var(--ink))}',
    'a{gap:var(--part,var(--2))}',
  ],
  ['that a theme sets', '[data-theme]{--ink:#fff}', '[data-theme]{--2:#fff}'],
  [
    'of a component',
    'a{--cut:50;gap:calc(var(--cut)*1px)}',
    'a{--cut:50;gap:calc(var(--cut)*1px)}',
  ],
])('calls a token %s', (_, css, expected) => {
  const tokens = '@layer tokens{:root{--pen:2px;--pen-2:3px}@media print{:root{--ink:#000}}}'
  const short = '@layer tokens{:root{--0:2px;--1:3px}@media print{:root{--2:#000}}}'
  expect(shortTokens(tokens + css)).toBe(short + expected)
})

test('is not confused by the order of the layers', () => {
  expect(shortTokens('@layer reset,tokens;a{--pen:0}')).toBe('@layer reset,tokens;a{--pen:0}')
})
