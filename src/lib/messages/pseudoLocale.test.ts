import { pseudo } from './pseudoLocale'

describe('pseudo', () => {
  it.each([
    ['Download', '[Döwñlöád~~~~]'],
    ['', '[]'],
    ['Page not found: {fullPath}', '[Páğê ñöt föûñd: {fullPath}~~~~~~~~~~~]'],
  ])('%s', (text, expected) => {
    expect(pseudo(text)).toBe(expected)
  })
})
