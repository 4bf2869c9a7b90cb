import { readOpening } from './readOpening'

const pageWith = (opening: string) =>
  `<html lang="vi" dir="ltr"><head><title>Ω</title></head><body class="b0">${opening}<span id="opening-end" hidden></span><p class="d0">Ж</p></body></html>`

describe('readOpening', () => {
  test.each([
    ['elements', '<h1 class="c0 c1">đi</h1>', 'html body h1', 'b0 c0 c1', 'đi'],
    ['an element without a class, a letter twice', '<h1>aa</h1>', 'html body h1', 'b0', 'a'],
    ['letters in pairs', '<h1>😀</h1>', 'html body h1', 'b0', '😀'],
    [
      'what is folded away',
      '<details><summary class="c0">a</summary><p class="c1">b</p></details>',
      'html body details summary',
      'b0 c0',
      'a',
    ],
    [
      'what is unfolded',
      '<details open><summary class="c0">a</summary><p class="c1">b</p></details>',
      'html body details summary p',
      'b0 c0 c1',
      'ab',
    ],
  ])('reads %s', (_, html, elements, classes, letters) => {
    expect(readOpening(pageWith(html), '/vi/')).toEqual({
      language: 'vi',
      direction: 'ltr',
      elements: new Set(elements.split(' ')),
      classes: new Set(classes.split(' ')),
      ids: new Set(['opening-end']),
      letters: new Set(letters),
    })
  })

  test('reads ids, and that of its end', () => {
    const { ids } = readOpening(pageWith('<h1 id="top">a</h1>'), '/vi/')
    expect(ids).toEqual(new Set(['top', 'opening-end']))
  })

  test('says which page has no opening', () => {
    expect(() => readOpening('<html><body>', '/about/')).toThrow('/about/ does not say where')
  })
})
