import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { parseAtomFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { atomFeed, notesHtml } from '../../src/gatsby/postBuild/releaseFeed'
import type { LanguageMessages, SiteFacts } from '../../src/gatsby/readSite'
import { fileMessages } from '../../src/lib/messages'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import type { ReleaseFile } from '../../src/site/releases'
import { optionalFacts } from '../../tools/filled/optionalFacts'
import { builtRedirects, project, readBuilt, readPage } from '../support/builtSite'
import { brand, messagesOf, releaseFiles } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { commitTimes } from '../support/gitHistory'
import { builtOrigin } from '../support/links'
import { sitePages, swapPages } from '../support/sitePages'

const siteUrl = 'https://site.example'
const page = `${siteUrl}${pathFor('download', 'en')}`

function feedOf(files: readonly ReleaseFile[]): string {
  const facts = { siteUrl, brand, files: files.map((file) => ({ ...file, permanent: null })) }
  const messages = { download: messagesOf('en', 'download') }

  return atomFeed(
    facts as unknown as SiteFacts,
    { locale: 'en', messages } as unknown as LanguageMessages,
  )
}

/** Returns the release files of a copy of the content, in which every fact is known. */
function filledReleases(): readonly ReleaseFile[] {
  const folder = temporaryFolder()

  cpSync(join(project, 'content'), folder, { recursive: true })
  for (const edit of Object.values(optionalFacts)) edit(folder)
  const releases = readFileSync(join(folder, 'site/releases.json'), 'utf8')

  return (JSON.parse(releases) as { readonly files: readonly ReleaseFile[] }).files
}

const files = filledReleases()
const noted = files.filter(({ notes }) => notes !== null)
const notesInEnglish = `<ul><li><strong>English</strong> <a href="${siteUrl}/tutorial/">3.0</a></li></ul>`

describe('rss-parser', () => {
  const parsed = new Parser().parseString(feedOf(files))

  test('finds the name of the feed, and the page as its site', async () => {
    const { title, link } = await parsed
    expect([title, link]).toEqual([`${brand}: ${messagesOf('en', 'download').news.title}`, page])
  })

  test('finds the notes as HTML with absolute links', async () => {
    const contents = (await parsed).items.map(({ content }) => content)
    expect(contents.filter(Boolean)).toEqual(noted.map(() => notesInEnglish))
  })

  test('finds the day of the release, and a link to its notes', async () => {
    const links = (await parsed).items.map(({ link, isoDate }) => [link, isoDate])

    expect(links).toEqual(
      noted.map(({ version, released }) => [`${page}#${version}`, `${released}T00:00:00.000Z`]),
    )
  })
})

describe('feedsmith', () => {
  const feed = parseAtomFeed(feedOf(files))
  const entries = feed.entries ?? []

  test('finds the page first among the links', () => {
    expect(feed.links?.[0]).toMatchObject({ rel: 'alternate', type: 'text/html', href: page })
    expect(entries.map(({ links }) => links?.[0]?.rel)).toEqual(noted.map(() => 'alternate'))
  })

  test('finds HTML content', () => {
    const contents = entries.map(({ content }) => content)
    expect(contents).toEqual(noted.map(() => ({ type: 'html', value: notesInEnglish })))
  })

  test('finds the times at which entries were published and updated', () => {
    for (const { published, updated } of entries)
      expect([published, updated]).toEqual([updated, expect.stringMatching(/^2026-01-15T/)])
  })
})

test('the newest release comes first, whatever the order of the files, and dates the feed', () => {
  const days = ['2026-02-01', '2026-04-01', '2026-03-01']
  const dated = days.flatMap((released) => noted.slice(0, 1).map((file) => ({ ...file, released })))
  const { entries = [], updated } = parseAtomFeed(feedOf(dated))

  expect(entries.map(({ published }) => published?.slice(0, 10))).toEqual([
    '2026-04-01',
    '2026-03-01',
    '2026-02-01',
  ])
  expect(updated).toMatch('2026-04-01')
})

test('an entry whose notes are corrected is not a new entry', () => {
  const corrected = files.map((file) => ({
    ...file,
    notes: file.notes && { ...file.notes, en: 'Corrected.' },
  }))
  const keysOf = (xml: string) =>
    parseAtomFeed(xml).entries?.map(({ id, published, updated, links }) => [
      id,
      published,
      updated,
      links,
    ])

  expect(feedOf(corrected)).toContain('Corrected.')
  expect(keysOf(feedOf(corrected))).toEqual(keysOf(feedOf(files)))
})

test('the notes in releases.json are HTML in every language', () => {
  for (const { notes } of noted) {
    const html = notesHtml(siteUrl, notes)

    for (const locale of localeCodes)
      expect(html?.[locale]).toContain(`href="${siteUrl}${pathFor('tutorial', locale)}"`)
  }

  const published = JSON.parse(readBuilt('releases.json')) as {
    readonly files: readonly ReleaseFile[]
  }
  const texts = published.files.flatMap(({ notes }) => Object.values(notes ?? {}).map(String))

  expectNoFaults(texts.filter((text) => !text.startsWith('<')))
})

test('every page announces the feed under the feed’s own name', () => {
  const { title, entries } = parseAtomFeed(readBuilt('releases.atom'))
  const announced = entries && entries.length > 0 ? [['/releases.atom', title?.value]] : []

  expectNoFaults(
    [...sitePages, ...swapPages].flatMap(({ path }) => {
      const links = readPage(path)('link[rel=alternate][type="application/atom+xml"]').toArray()
      const found = links.map(({ attribs }) => [attribs.href, attribs.title])
      return JSON.stringify(found) === JSON.stringify(announced)
        ? []
        : `${path}: ${JSON.stringify(found)}`
    }),
  )
})

describe('the published feed', () => {
  const feed = load(readBuilt('releases.atom'), { xml: true })
  const textsOf = (selector: string) =>
    feed(selector)
      .map((_, node) => feed(node).text())
      .get()

  test('gives every entry an id of its own, in which nothing of the build is', () => {
    const { entries = [], id } = parseAtomFeed(readBuilt('releases.atom'))
    const ids = entries.map((entry) => entry.id ?? '')
    const known = releaseFiles().flatMap(({ key, version, previous }) =>
      [version, ...previous.map((old) => old.version)].map(
        (each) => `${builtOrigin}/download/#${key}-${each}`,
      ),
    )

    expect(id).toBe(`${builtOrigin}/releases.atom`)
    expectNoFaults(ids.filter((each) => !known.includes(each)).map((each) => `unknown id ${each}`))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('dates every entry by the day of its release, or by a commit', () => {
    const { entries = [] } = parseAtomFeed(readBuilt('releases.atom'))
    const commits = commitTimes()
    const releaseDays = releaseFiles().flatMap(({ released, previous }) =>
      [released, ...previous.map((old) => old.released)].filter((day) => day !== null),
    )

    const isKnown = (date: string) =>
      releaseDays.includes(date.slice(0, 10)) || !commits || commits.includes(Date.parse(date))

    expectNoFaults(
      entries.flatMap(({ published = '', updated = '' }) =>
        [published, updated].filter((date) => !isKnown(date)),
      ),
    )
  })

  test('links to its page, to itself and to the newest version of each file', () => {
    const messages = messagesOf('en', 'download')
    const newest = builtRedirects().filter(({ from }) => from.endsWith('/'))
    const newestFiles = releaseFiles().flatMap(({ key, channels }) => {
      const path = newest.find(({ to }) => to === channels.preferred)
      const { name: title } = fileMessages(messages, { key })

      return path ? { rel: 'related', title, href: builtOrigin + path.from } : []
    })

    expect(parseAtomFeed(readBuilt('releases.atom')).links).toEqual([
      { rel: 'alternate', type: 'text/html', href: `${builtOrigin}/download/` },
      { rel: 'self', type: 'application/atom+xml', href: `${builtOrigin}/releases.atom` },
      ...newestFiles,
    ])
  })

  test('has the newest release first, whose time is that of the feed', () => {
    const times = textsOf('entry > updated')

    expect(times).toEqual(times.toSorted().reverse())
    expect(textsOf('feed > updated')).toEqual([times[0] ?? expect.any(String)])
  })

  test('has only releases of the content', () => {
    const named = releaseFiles().map(({ version, fileName }) => `${version}, file ${fileName}`)
    const entries = feed('entry').map((_, entry) => {
      const version = feed(entry).children('title').text().split(' ').at(-1)

      return `${version}, file ${feed(entry).children('summary').text()}`
    })

    expectNoFaults(
      entries
        .get()
        .filter((entry) => !named.includes(entry))
        .map(
          (entry) => `version ${entry} in title and summary, expected one of: ${named.join('; ')}`,
        ),
    )
  })

  test('has every release with a version and a day', () => {
    const dated = releaseFiles().filter(({ released, version }) => released && version)

    expect(feed('entry').length).toBeGreaterThanOrEqual(dated.length)
  })
})
