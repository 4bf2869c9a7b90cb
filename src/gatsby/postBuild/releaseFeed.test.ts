import { load } from 'cheerio'
import { atomFeed } from './releaseFeed'
import { facts, messages } from '../../../tests/support/siteFacts'

const committed = '2026-04-02T03:04:05+02:00'
const dayOf = ({ released }: { readonly released: string | null }) => released ?? undefined
const read = (feed: string) => load(feed, { xml: true })

test('the feed has an entry for every release with a version and a time, newest first', () => {
  const $ = read(atomFeed(facts, messages, dayOf))
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Image 1.9', 'Small file 2.1'])
  expect($('feed > updated').text()).toBe('2026-03-04T00:00:00.000Z')
  expect($('entry:last-of-type > summary').text()).toBe('small & quick.exe')
})

test('a release without a date has the time of its commit, and no release date', () => {
  const files = facts.files.map((file) => ({ ...file, released: null }))
  const $ = read(atomFeed({ ...facts, files }, messages, () => committed))
  expect(
    $('entry > updated')
      .toArray()
      .map((time) => $(time).text()),
  ).toEqual(['2026-04-02T01:04:05.000Z', '2026-04-02T01:04:05.000Z'])
  expect($('published')).toHaveLength(0)
})

test('without times, the feed is empty', () => {
  expect(read(atomFeed(facts, messages, () => undefined))('entry')).toHaveLength(0)
})

test('the feed has exactly the expected XML', () => {
  expect(atomFeed({ ...facts, files: facts.files.slice(0, 1) }, messages, dayOf))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<id>https://a.example/releases.atom</id>
<title>Title of download</title>
<updated>2026-02-03T00:00:00.000Z</updated>
<author>
<name>Alpha</name>
</author>
<link rel="self" type="application/atom+xml" href="https://a.example/releases.atom"/>
<link href="https://a.example/de/download/"/>
<link rel="related" title="Small file" href="https://a.example/get/windows/"/>
<entry>
<id>https://a.example/de/download/#windowsDownloader-2.1</id>
<title>Small file 2.1</title>
<updated>2026-02-03T00:00:00.000Z</updated>
<link href="https://a.example/de/download/"/>
<summary>small &amp; quick.exe</summary>
</entry>
</feed>
`)
})
