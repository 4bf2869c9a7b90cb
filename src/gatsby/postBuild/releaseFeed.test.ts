import { load } from 'cheerio'
import { atomFeed } from './releaseFeed'
import { facts, messages } from '../../../tests/support/siteFacts'

const changed = '2026-01-02T03:04:05+02:00'
const read = (feed: string) => load(feed, { xml: true })

test('the feed has an entry for every release with a date and a version, newest first', () => {
  const $ = read(atomFeed(facts, messages, changed))
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Image 1.9', 'Small file 2.1'])
  expect($('feed > updated').text()).toBe('2026-03-04T00:00:00.000Z')
  expect($('entry:last-of-type > summary').text()).toBe('small & quick.exe')
})

test('without release dates, the feed is empty and has the date of the last change', () => {
  const files = facts.files.map((file) => ({ ...file, released: null }))
  const $ = read(atomFeed({ ...facts, files }, messages, changed))
  expect([$('entry').length, $('feed > updated').text()]).toEqual([0, '2026-01-02T01:04:05.000Z'])
})

test('the feed has exactly the expected XML', () => {
  expect(atomFeed({ ...facts, files: facts.files.slice(0, 1) }, messages, changed))
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
