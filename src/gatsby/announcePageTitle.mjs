/**
 * A webpack loader that removes "Navigated to" from the code of Gatsby's route announcer, because Gatsby has no option
 * to translate these words. Screen readers then announce only the page title. `internals.ts` checks that the code is there.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- The interface of webpack's loaders.
export default function announcePageTitle(source) {
  return source.replace('`Navigated to ${pageName}`', 'pageName')
}
