const english = '`Navigated to ${pageName}`'

/**
 * A webpack loader: takes the source of Gatsby's announcer of page changes and gives it without the English words
 * around a page's heading, so that what is spoken is in the page's language; throws when the words aren't there.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- It is what webpack asks for.
export default function speakHeadingAlone(source) {
  if (!source.includes(english)) throw new Error(`Gatsby announces otherwise than by ${english}`)
  return source.replace(english, 'pageName')
}
