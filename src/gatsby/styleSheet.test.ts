import { designNeeds } from '../site/designNeeds'
import { joinLayers, limited } from './styleSheet'

test('every rule of the design and of the plain page is inside a condition', () => {
  expect(limited('a{}', 'b{}')).toBe(
    `@supports not (${designNeeds}){b{}}@supports ${designNeeds}{a{}}\n`,
  )
})

test.each(['@charset "utf-8";', '@import "a.css";', '@namespace svg url(a);'])(
  'a style sheet with %s is an error, as browsers would ignore that inside a condition',
  (rule) => {
    expect(() => limited(`${rule}a{}`, '')).toThrow('@supports')
  },
)

test('each layer has one block, with its rules in their order', () => {
  const sheets = [
    '@layer a,b;',
    '@layer b{p{top:0}}',
    '@layer a{p{top:1px}}',
    '@layer b{p{top:2px}}',
  ]

  expect(joinLayers(sheets.join(''))).toBe(
    '@layer a,b;@layer b{p{top:0}p{top:2px}}@layer a{p{top:1px}}',
  )
})

test('the order of the layers is stated once', () => {
  expect(joinLayers('@layer a,b;@layer a, b;')).toBe('@layer a,b;')
})

test('rules outside layers stay where they are', () => {
  expect(joinLayers('@layer a{p{top:0}}@media print{@layer a{p{top:1px}}}b{top:0}')).toBe(
    '@layer a{p{top:0}}@media print{@layer a{p{top:1px}}}b{top:0}',
  )
})
