import { asksForPointer, classesOf, directionOf, elementsOf, idsOf, languagesOf } from './selectors'

test.each([
  ['.b0>.b12 p', ['b0', 'b12']],
  [':root:not([data-js]) .b1:has(.d2:checked)', ['b1', 'd2']],
  ['.b0:not(.d0) .b1', ['b0', 'b1']],
  ['.visuallyHidden', []],
])('of %s reads the classes %j', (selector, expected) => {
  expect(classesOf(selector)).toEqual(expected)
})

test.each([
  ['#opening-end~* #b0', ['opening-end', 'b0']],
  ['p.b0', []],
])('of %s reads the ids %j', (selector, expected) => {
  expect(idsOf(selector)).toEqual(expected)
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

test.each([
  ['a:hover', true],
  ['.b0:active svg', true],
  ['.b0:disabled', true],
  [':focus-visible', false],
  ['.b0:not(:hover)', false],
  ['.b0:has(:active-view-transition)', false],
])('of %s says whether it asks for a pointer: %j', (selector, expected) => {
  expect(asksForPointer(selector)).toBe(expected)
})
