import { groupByLanguage } from './groupByLanguage'

test('has the letters of a language, and the classes and ids of all', () => {
  const opening = (language: string, name: string, letter: string) => ({
    language,
    direction: 'ltr',
    elements: new Set([letter]),
    classes: new Set([name]),
    ids: new Set([`${name}-id`]),
    letters: new Set(letter),
  })
  const openings = new Map([
    ['/', opening('en', 'b0', 'a')],
    ['/vi/', opening('vi', 'c0', 'đ')],
    ['/about/', opening('en', 'd0', 'b')],
  ])
  const elements = new Set(['a', 'đ', 'b'])
  const classes = new Set(['b0', 'c0', 'd0'])
  const ids = new Set(['b0-id', 'c0-id', 'd0-id'])
  expect([...groupByLanguage(openings)]).toEqual([
    [
      { language: 'en', direction: 'ltr', elements, classes, ids, letters: new Set('ab') },
      ['/', '/about/'],
    ],
    [{ language: 'vi', direction: 'ltr', elements, classes, ids, letters: new Set('đ') }, ['/vi/']],
  ])
})
