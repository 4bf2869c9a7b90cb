import { placeOf } from '../content/place'
import { previewPath } from './previewPath'

it.each([
  ['content/locales/ko/price.json', '/ko/price/'],
  ['content/locales/en/common.json', '/'],
  ['content/locales/de/legal.json', '/de/refund/'],
  ['content/prose/ar/privacy.yaml', '/ar/privacy/'],
  ['content/prose/fr/faq.yaml', '/fr/tutorial/'],
  ['content/site/releases.json', '/download/'],
  ['content/site/banner.yaml', '/'],
])('shows %s on %s', (file, address) => {
  const place = placeOf(file)
  if (!place) throw new Error(`${file} has no place`)
  expect(previewPath(place)).toBe(address)
})
