const english = '`Navigated to ${pageName}`'

/**
 * A webpack loader that removes "Navigated to" from the code of Gatsby's route announcer, because Gatsby has no option
 * to translate these words. Screen readers then announce only the page title. Throws if the words are missing.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- The interface of webpack's loaders.
export default function announcePageTitle(source) {
  if (!source.includes(english)) throw new Error(`Gatsby's announcement no longer is ${english}`)
  return source.replace(english, 'pageName')
}
