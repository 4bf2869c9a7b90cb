import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digestOf } from './postBuild/buildManifest'
import { keepPageData, restorePageData, sharedFiles, splitPageData } from './pageData'

const folder = mkdtempSync(join(tmpdir(), 'page-data-'))
const kept = join(folder, 'kept')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const pages = ['/de/', '/de/about/'].map((path) => ({ path, componentChunkName: '' }))
const home = 'page-data/de/page-data.json'
const about = 'page-data/de/about/page-data.json'
const facts = { contact: { email: 'support@facewright.example' } }

function pageData(path: string, words: Readonly<Record<string, string>>, others = {}) {
  const nodes = Object.entries(words).map(([ns, text]) => ({ ns, words: { text } }))
  const data = { words: nodes, ...others }
  return JSON.stringify({ path, result: { data, pageContext: { locale: 'de' } } })
}

const whole = {
  [home]: pageData('/de/', { downloads: 'laden', home: 'Start', common: 'alle' }, facts),
  [about]: pageData('/de/about/', { common: 'alle', about: 'Wer' }, facts),
}
const parts = {
  [home]: pageData('/de/', { home: 'Start' }),
  [about]: pageData('/de/about/', { about: 'Wer' }),
}

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const written = () =>
  Object.fromEntries([home, about].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

test('pages keep their own words, and what they share stands in one file, with their build', async () => {
  write(whole)
  const { data, shared } = await splitPageData(folder, pages)
  expect(written()).toEqual(parts)
  expect(data.get(about)).toBe(digestOf(parts[about]))
  const words = { common: { text: 'alle' }, downloads: { text: 'laden' } }
  expect(Object.fromEntries(sharedFiles(shared, 'b1'))).toEqual({
    'page-data/shared/de.json': JSON.stringify({ build: 'b1', words, facts }),
  })
})

test('the next build begins with the whole data', async () => {
  write(whole)
  await keepPageData(folder, kept, pages)
  write(parts)
  rmSync(join(folder, about))
  await restorePageData(folder, kept)
  expect(written()).toEqual(whole)
})

test('what has been written anew since stays', async () => {
  const anew = pageData('/de/about/', { common: 'alle', about: 'Anders' }, facts)
  write({ ...whole, [about]: pageData('/de/about/', { common: 'alt', about: 'Alt' }) })
  await keepPageData(folder, kept, pages)
  write({ ...parts, [about]: anew })
  await restorePageData(folder, kept)
  expect(written()).toEqual({ ...whole, [about]: anew })
})

test('a file that a killed build left half written is whole again', async () => {
  write(whole)
  await keepPageData(folder, kept, pages)
  write({ ...parts, [about]: '{"result' })
  await restorePageData(folder, kept)
  expect(written()).toEqual(whole)
})

test('before the first build there is nothing to restore', async () => {
  await expect(restorePageData(folder, join(folder, 'nowhere'))).resolves.toBeUndefined()
})
