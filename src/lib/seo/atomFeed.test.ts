import { load } from 'cheerio'
import { atomFeed } from './atomFeed'
import { facts, words } from './siteFacts.fixture'

const changed = '2026-01-02T03:04:05+02:00'
const read = (feed: string) => load(feed, { xml: true })

test('every release with a day and a version has an entry, the newest first', () => {
  const $ = read(atomFeed(facts, words, changed))
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Image 1.9', 'Small file 2.1'])
  expect($('feed > updated').text()).toBe('2026-03-04T00:00:00.000Z')
  expect($('entry:last-of-type > summary').text()).toBe('small & quick.exe')
})

test('without any day the feed is empty, and dated by its last change', () => {
  const files = facts.files.map((file) => ({ ...file, released: null }))
  const $ = read(atomFeed({ ...facts, files }, words, changed))
  expect([$('entry').length, $('feed > updated').text()]).toEqual([0, '2026-01-02T01:04:05.000Z'])
})
