import { readDocument } from './contentDocument'
import { fileOf } from './contentOf.fixture'
import { isItemKey, isListed, textName } from './textName'

it.each([
  [
    'content/locales/de/home.json',
    '{"hero": {"title": "x"}}',
    ['hero', 'title'],
    'home:hero.title',
  ],
  [
    'content/prose/de/faq.yaml',
    'entries:\n  - key: modes\n    answer: x\n',
    ['entries', 0, 'answer'],
    'faq:entries.modes.answer',
  ],
])('%s', (path, text, steps, name) => {
  expect(textName(readDocument(fileOf(path, text)), steps)).toBe(name)
})

it.each([
  ['home:hero.title', 'all', true],
  ['home:hero.title', ['de', 'fr'], true],
  ['home:hero.title', ['fr'], false],
  ['home:hero.*', 'all', true],
  ['home:hero.titl.', 'all', false],
] as const)('%s for %s', (text, languages, expected) => {
  expect(isListed({ text, languages }, 'home:hero.title', 'de')).toBe(expected)
})

it.each([
  [['entries', 0, 'key'], true],
  [['entries', 0, 'answer'], false],
  [['contact', 'key'], false],
])('%s is the key of an item: %s', (path, expected) => {
  expect(isItemKey(path)).toBe(expected)
})
