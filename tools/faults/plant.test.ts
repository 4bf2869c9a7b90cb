import {
  changeConstant,
  changeNumber,
  changeString,
  describeFault,
  dropAttribute,
  exchangeTexts,
  exchangeValues,
  flipCondition,
  removeDeclaration,
  removeLine,
  withFault,
  type FindFaults,
} from './plant'
import { pick, randomFrom } from './random'

const planted = (find: FindFaults, text: string) =>
  find(text).map((fault) => withFault(text, fault))

test('removes one declaration of a style sheet, but none of a font', () => {
  expect(planted(removeDeclaration, '@font-face{src:url(a)}a{color:red;inset:0}')).toEqual([
    '@font-face{src:url(a)}a{inset:0}',
    '@font-face{src:url(a)}a{color:red;}',
  ])
})

test('drops one attribute of an element, but none that only draws', () => {
  expect(planted(dropAttribute, '<a class="b" href="/" lang="de">c</a><i d="M0"></i>')).toEqual([
    '<a class="b" lang="de">c</a><i d="M0"></i>',
    '<a class="b" href="/">c</a><i d="M0"></i>',
  ])
})

test('exchanges the texts of two elements with the same tag', () => {
  expect(planted(exchangeTexts, '<dt>a</dt><dd>1</dd><dt>b</dt><dd>1</dd>')).toEqual([
    '<dt>b</dt><dd>1</dd><dt>a</dt><dd>1</dd>',
  ])
})

test('changes one number, but no part of a name or a path', () => {
  expect(planted(changeNumber, 'size 9, 3.0 a7 /5/ 2')).toEqual([
    'size 10, 3.0 a7 /5/ 2',
    'size 9, 4.0 a7 /5/ 2',
    'size 9, 3.0 a7 /5/ 3',
  ])
})

test('removes one line', () => {
  expect(planted(removeLine, '/a/*\n  X: 1\n')).toEqual(['  X: 1\n', '/a/*\n'])
})

test('exchanges two values with the same key', () => {
  expect(planted(exchangeValues, '[{"a":"x","b":1},{"a":"y","b":1}]')).toEqual([
    '[{"a":"y","b":1},{"a":"x","b":1}]',
  ])
})

test('turns one condition into its opposite', () => {
  expect(planted(flipCondition, 'const a = b === 1 && c < 2')).toEqual([
    'const a = b === 1 || c < 2',
    'const a = b !== 1 && c < 2',
    'const a = b === 1 && c >= 2',
  ])
})

test('changes one constant, a large one so that it is noticed', () => {
  expect(planted(changeConstant, "f(1, 'a2', 500)")).toEqual([
    "f(2, 'a2', 500)",
    "f(1, 'a2', 1000)",
  ])
})

test('puts another string in the place of a string, but not of an import or a type', () => {
  expect(planted(changeString, "import 'a'\ntype B = 'b'\nf('c', 'd')")).toEqual([
    "import 'a'\ntype B = 'b'\nf('d', 'd')",
  ])
})

test('says in which line a fault is, and what it changes', () => {
  expect(describeFault('one\ntwo 2', { start: 8, end: 9, replacement: '3' })).toBe(
    'line 2: …one two [2] → [3]',
  )
})

test('a seed always gives the same numbers, from 0 up to 1', () => {
  const [one, same] = [randomFrom(7), randomFrom(7)]
  const numbers = Array.from({ length: 100 }, one)

  expect(Array.from({ length: 100 }, same)).toEqual(numbers)
  expect(new Set(numbers).size).toBeGreaterThan(90)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
})

test('an item of a list is picked, and none of an empty one', () => {
  expect(pick(['a'], randomFrom(1))).toBe('a')
  expect(pick<string>([], randomFrom(1))).toBeUndefined()
})
