import postcss, { type Rule } from 'postcss'
import { declaresOnly, divideTokens, unusedTokens } from './unusedTokens'

test.each([
  ['a{--ink:red;color:var(--ink)}', []],
  ['a{--ink:red;color:var(--ink-2,blue)}', ['--ink']],
  ['a{--ink:var(--pen)}b{--pen:red}', ['--ink']],
  ['a{color:red}', []],
])('of %s finds unused %j', (css, expected) => {
  expect([...unusedTokens(postcss.parse(css))]).toEqual(expected)
})

const tokens = new Set(['--ink', '--pen'])

test.each([
  ['a{--ink:red;gap:0;--pen:blue}', 'a{gap:0}a{--ink:red;--pen:blue}'],
  ['a{--ink:red;--pen:blue}', 'a{--ink:red;--pen:blue}'],
  ['a{--cut:1;gap:0}', 'a{--cut:1;gap:0}'],
])('divides %s', (css, expected) => {
  const root = postcss.parse(css)
  divideTokens(root.first as Rule, tokens)
  expect(root.toString()).toBe(expected)
})

test.each([
  ['a{--ink:red;--pen:blue}', true],
  ['a{--ink:red;gap:0}', false],
  ['a{--cut:1}', false],
])('declaresOnly tokens in %s: %s', (css, expected) => {
  expect(declaresOnly(postcss.parse(css).first as Rule, tokens)).toBe(expected)
})
