import { statSync } from 'node:fs'
import { load } from 'cheerio'
import { builtPath, readBuilt } from '../support/builtSite'
import { expectNoFaults, listDifferences } from '../support/faults'
import { commitTimes, git } from '../support/gitHistory'
import { builtOrigin } from '../support/links'
import { pagesByUrl } from '../support/pageHeads'

/** Returns whether a time is later than the build. */
const isNewerThanBuild = (time: number) => time > statSync(builtPath('index.html')).mtimeMs

describe('the sitemap', () => {
  const sitemap = load(readBuilt('sitemap-0.xml'), { xml: true })
  const entries = sitemap('url').toArray()

  test('contains every page once, with the same alternate links as the page', () => {
    const urls = entries.map((entry) => sitemap(entry).children('loc').text())

    expect(urls.sort()).toEqual([...pagesByUrl.keys()].sort())
    expectNoFaults(
      entries.flatMap((entry) => {
        const url = sitemap(entry).children('loc').text()
        const alternates = sitemap(entry)
          .children('xhtml\\:link')
          .toArray()
          .map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)

        return listDifferences(`link of ${url}`, pagesByUrl.get(url)?.alternates ?? [], alternates)
      }),
    )
  })

  test('dates each page by a commit that is no older than the last change of its strings', () => {
    const commits = commitTimes()
    if (!commits) return

    expectNoFaults(
      entries.flatMap((url) => {
        const page = pagesByUrl.get(sitemap(url).children('loc').text())
        const date = Date.parse(sitemap(url).children('lastmod').text())
        const strings = `content/locales/${page?.locale}/${page?.route}.json`
        // Uncommitted or unbuilt changes have no date yet.
        const changed = Date.parse(git('log', '-1', '--format=%cI', '--', strings))
        const isDated = commits.includes(date) && (date >= changed || isNewerThanBuild(changed))

        return isDated ? [] : `${page?.path}: ${new Date(date).toISOString()}`
      }),
    )
  })

  test('is in the sitemap index', () => {
    const index = load(readBuilt('sitemap-index.xml'), { xml: true })

    expect(index('loc').text()).toBe(`${builtOrigin}/sitemap-0.xml`)
  })
})

describe('robots.txt', () => {
  const robots = readBuilt('robots.txt')

  test('names the sitemap index', () => {
    expect(robots).toContain(`\nSitemap: ${builtOrigin}/sitemap-index.xml\n`)
  })

  test('lets crawlers request every page', () => {
    expect(robots).not.toMatch(/^Disallow: *\S/m)
  })
})
