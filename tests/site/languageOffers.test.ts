import { localeCodes } from '../../src/site/locales'
import { readBuilt } from '../support/builtSite'
import { messagesOf } from '../support/content'

test.each(localeCodes)('the offer of the page in %s is in this language', (locale) => {
  expect(JSON.parse(readBuilt(`language-offers/${locale}.json`))).toEqual(
    messagesOf(locale, 'common').languageOffer,
  )
})
