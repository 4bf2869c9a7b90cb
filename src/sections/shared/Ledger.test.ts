import { publishedFacts } from './Ledger'

const file = {
  key: 'windowsDownloader',
  platform: 'windows',
  version: '1.0.0',
  sha256: 'a',
  publisher: 'Facewright',
  size: '1 MB',
  day: '1 May 2022',
  channels: { mirror: 'a' },
}
const setup = { ...file, key: 'windowsSetup', version: null }
const free = { plans: [{ priceText: null }] }
const shown = [{ key: 'call' }]
const priced = { plans: [{ priceText: 'US$1' }] }

it.each([
  ['none', [file, setup], priced, []],
  [
    'the version of the downloader',
    [{ ...file, version: null }, setup],
    priced,
    ['currentVersion'],
  ],
  ['the size of the downloader', [{ ...file, size: null }, setup], priced, ['downloaderSize']],
  ['the size of the full installer', [file, { ...setup, size: null }], priced, ['fullSize']],
  [
    'a date and a hash',
    [file, { ...setup, day: null, sha256: null }],
    priced,
    ['released', 'hash'],
  ],
  ['the publisher and a price', [{ ...file, publisher: null }], free, ['publisher', 'prices']],
  ['a mirror', [{ ...file, channels: { mirror: null } }, setup], priced, ['mirrors']],
])('finds as not published: %s', (_name, files, plans, missing) => {
  const releases = { updated: null, files }

  expect(unpublished({ releases, plans, captures: { captures: shown } })).toEqual(missing)
})

it.each([null, []])(
  'finds recordings and screenshots as not published if they are %j',
  (captures) => {
    const releases = { updated: null, files: [file, setup] }

    expect(unpublished({ releases, plans: priced, captures: { captures } })).toEqual(['captures'])
  },
)

/** Returns the names of the facts that are not published. */
function unpublished(data: Queries.LedgerFragment): string[] {
  return Object.entries(publishedFacts(data)).flatMap(([name, isPublished]) =>
    isPublished ? [] : [name],
  )
}
