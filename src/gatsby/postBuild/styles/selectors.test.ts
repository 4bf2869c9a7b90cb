import { classesOf, directionOf, elementsOf, languagesOf } from './selectors'

test.each([
  ['.b0>.b12 p', ['b0', 'b12']],
  [':root:not([data-js]) .b1:has(.d2:checked)', ['b1', 'd2']],
  ['.b0:not(.d0) .b1', ['b0', 'b1']],
  ['.visuallyHidden', []],
])('of %s reads the classes %j', (selector, expected) => {
  expect(classesOf(selector)).toEqual(expected)
})

test.each([
  ['h2', ['h2']],
  ['main~ul>li a:not(.b0)[href^="mailto"]', ['main', 'ul', 'li', 'a']],
  ['*', []],
  [':lang(ja) body', ['body']],
  ['summary::-webkit-details-marker', ['summary']],
  ['::view-transition-group(main)', []],
  ['#opening-end~*', []],
  ['.b0:has(.d8:focus-visible)', []],
])('of %s reads the elements %j', (selector, expected) => {
  expect(elementsOf(selector)).toEqual(expected)
})

test.each([
  [':lang(ja) p:lang(ko)', ['ja', 'ko']],
  ['p', []],
])('of %s reads the languages %j', (selector, expected) => {
  expect(languagesOf(selector)).toEqual(expected)
})

test.each([
  ['[dir=rtl] .b0', 'rtl'],
  ['[data-theme=dark] p', undefined],
])('of %s reads the direction %s', (selector, expected) => {
  expect(directionOf(selector)).toBe(expected)
})
