import { hasTwins, languageTwins, twinIn } from './languageTwins'

it.each([
  ['content/locales/ko/price.json', 'content/locales/de/price.json', true],
  ['content/prose/en/faq.yaml', 'content/prose/de/faq.yaml', true],
  ['content/locales/ko/units.json', 'content/locales/de/units.json', false],
  ['content/site/plans.yaml', 'content/site/plans.yaml', false],
])('finds the twin of %s', (path, german, isTwin) => {
  expect(twinIn(path, 'de')).toBe(german)
  expect(hasTwins(path)).toBe(isTwin)
  expect(languageTwins(path, ['de'])).toEqual(isTwin ? [german] : [])
})
