import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { readContent } from '../content/content'
import { readContentFiles } from '../content/readContentFiles'
import { listFiles, listed } from './editableFiles'
import { openFile } from './openFile'

const files = readContentFiles(resolve('.'))
const content = readContent(files, { routes, locales })

it.each([
  ['content/locales/de/price.json', 'price', 'locales', 'de'],
  ['content/prose/ar/privacy.yaml', /^privacy: ./, 'prose', 'ar'],
  ['content/site/releases.json', /^releases: ./, 'site', ''],
])('lists %s as "%s" of %s in "%s"', (path, title, room, language) => {
  const entry = listed(content, path)
  expect(entry).toMatchObject({ path, room, language })
  expect(entry?.title).toMatch(title)
  expect(listFiles(content).files).toContainEqual(entry)
})

it.each(['content/nowhere.yaml', 'content/site/nowhere.yaml', 'package.json'])(
  'neither lists nor opens %s',
  (path) => {
    expect(listed(content, path)).toBeUndefined()
    expect(openFile(files, content, path)).toEqual({ refusal: `${path} is not edited here` })
  },
)

it('lists the languages with their names, and no file that a program writes', () => {
  const { files: all, languages } = listFiles(content)
  expect(languages).toContainEqual({ code: 'ar', ...locales.ar })
  expect(languages).toHaveLength(12)
  expect(all.map(({ path }) => path)).not.toContain('content/translated.json')
  expect(all.every(Boolean)).toBe(true)
})

it('says of a file that went away that it is not edited', () => {
  const path = 'content/site/releases.json'
  const others = files.filter((file) => file.path !== path)
  expect(openFile(others, content, path)).toEqual({ refusal: `${path} is not edited here` })
})

it('says of a file that is no data that it can not be read', () => {
  const path = 'content/site/releases.json'
  const broken = files.map((file) =>
    file.path === path ? { path, bytes: new TextEncoder().encode('{') } : file,
  )
  const opened = openFile(broken, readContent(broken, { routes, locales }), path)
  expect(opened).toEqual({
    refusal: `${path} can't be read: npm run content:check says where it is wrong`,
  })
})

it('opens a translation with its English twin and the digest of its bytes', () => {
  const path = 'content/locales/de/price.json'
  const bytes = files.find((file) => file.path === path)?.bytes ?? new Uint8Array()
  expect(openFile(files, content, path)).toMatchObject({
    path,
    title: 'price',
    language: 'de',
    digest: createHash('sha256').update(bytes).digest('hex'),
    english: content.documents.get('content/locales/en/price.json')?.value,
    readOnly: '',
    preview: '/de/price/',
  })
})

it.each([
  ['content/locales/en/price.json', ''],
  ['content/site/releases.json', ''],
  [
    'content/glossary.yaml',
    'The glossary binds all translations: it is changed by hand, with care.',
  ],
])('opens %s without a twin, and says why it is only read: "%s"', (path, readOnly) => {
  expect(openFile(files, content, path)).toMatchObject({ english: undefined, readOnly })
})
