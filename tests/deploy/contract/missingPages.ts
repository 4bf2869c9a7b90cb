import { pageFile } from '../../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../../src/lib/paths'
import { localeCodes } from '../../../src/site/locales'
import { readBuilt } from '../../support/builtSite'
import { getFrom, type Host } from './host'

const notFoundPages = localeCodes.map((locale) => ({
  path: pathFor('home', locale),
  file: pageFile(notFoundPath(locale)),
}))

/** Declares the test for paths without a page. */
export function testMissingPages(host: Host): void {
  const get = getFrom(host)

  test.each(notFoundPages)(
    'returns the not-found page in the right language for unknown paths below $path',
    async (page) => {
      for (const target of [`${page.path}nowhere`, `${page.path}nowhere/at/all/`]) {
        const { status, headers, body } = await get(target)

        expect([status, body.toString() === readBuilt(page.file)]).toEqual([404, true])
        expect(headers['content-type']).toMatch(/^text\/html/)
      }
    },
  )
}
