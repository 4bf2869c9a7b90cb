import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '../../content/filesBelow'
import { writeCompressed } from './compress'

const folder = mkdtempSync(join(tmpdir(), 'site-compressed-'))
const path = (file: string) => join(folder, file)
const words = 'face '.repeat(1000)

beforeAll(() => {
  writeFileSync(path('page.html'), words)
  writeFileSync(path('tiny.json'), '{}')
  writeFileSync(path('picture.png'), words)
  writeFileSync(path('gone.js.br'), words)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('compresses text files if that makes them smaller, skips images, and removes compressed files without an original', async () => {
  await writeCompressed(folder)
  expect(filesBelow(folder)).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'picture.png',
    'tiny.json',
  ])
  expect(brotliDecompressSync(readFileSync(path('page.html.br'))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(path('page.html.gz'))).toString()).toBe(words)
})

test('compresses a file again only if it has changed or its compressed file is damaged', async () => {
  const before = statSync(path('page.html.br')).mtimeMs
  writeFileSync(path('page.html.gz'), 'broken')
  await writeCompressed(folder)
  expect(statSync(path('page.html.br')).mtimeMs).toBe(before)
  expect(gunzipSync(readFileSync(path('page.html.gz'))).toString()).toBe(words)
  writeFileSync(path('page.html'), `${words}more`)
  await writeCompressed(folder)
  expect(brotliDecompressSync(readFileSync(path('page.html.br'))).toString()).toBe(`${words}more`)
})
