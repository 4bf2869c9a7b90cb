const english = '`Navigated to ${pageName}`'

/**
 * A webpack loader for Gatsby's route announcer. It removes "Navigated to" from the announcement, so that screen readers
 * announce pages in their own language. Gatsby has no option for it. Throws if the expected code is missing.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- The interface of webpack's loaders.
export default function announcePageTitle(source) {
  if (!source.includes(english)) throw new Error(`Gatsby's announcement no longer is ${english}`)
  return source.replace(english, 'pageName')
}
