import { defaultLocale } from '../../site/locales'
import type { LanguageMessages, SiteFacts } from '../readSite'
import { structuredData } from './structuredData'

/** The messages that the price page needs. */
const messages = {
  common: { navigation: { price: 'Price' } },
  price: { meta: { description: 'The prices.' }, plans: { pro: { name: 'Pro' } } },
}

/** Returns the structured data of the price page with one plan, as JSON. */
function priceData(period: string): string {
  const price = { amount: 9, currency: 'EUR', period }
  const facts = { siteUrl: 'https://a.test', brand: 'A', plans: [{ key: 'pro', price }] }
  const language = { locale: defaultLocale, messages, questions: { price: [] } }

  return JSON.stringify(
    structuredData('price', facts as unknown as SiteFacts, language as unknown as LanguageMessages),
  )
}

// https://unece.org/trade/uncefact/cl-recommendations, recommendation 20
test.each([
  ['month', 'MON'],
  ['year', 'ANN'],
])('a price per %s has the code %s of the United Nations', (period, code) => {
  expect(priceData(period)).toContain(
    `"referenceQuantity":{"@type":"QuantitativeValue","value":1,"unitCode":"${code}"}`,
  )
})

test('a price that is paid once has no period', () => {
  expect(priceData('once')).toContain('"price":9')
  expect(priceData('once')).not.toContain('unitCode')
})
