import { resolve } from 'node:path'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { readContentFiles } from '../content/readContentFiles'
import { sha256Of } from './sha256Of'
import { tryEdits } from './tryEdits'

const site = { routes, locales }
const brand = 'content/site/brand.yaml'
const errors = 'content/locales/de/errors.json'
// Of all the content these files do: what is wrong without the others is wrong before an edit and after it.
const files = readContentFiles(resolve('.')).filter(({ path }) =>
  /\/(brand|glossary|translated|errors)\b|^content\/schemas\//.test(path),
)

const bytesOf = (path: string, all = files) =>
  all.find((file) => file.path === path)?.bytes ?? new Uint8Array()
const textOf = (path: string, all = files) => new TextDecoder().decode(bytesOf(path, all))
const edit = (path: string, data: unknown, digest = sha256Of(bytesOf(path))) => ({
  path,
  data,
  digest,
})
const trying = (...edits: Parameters<typeof tryEdits>[2]) => tryEdits(files, site, edits)

it('changes a name and a word, each in its file, and nothing beside them', () => {
  const words = JSON.parse(textOf(errors)) as { meta: { title: string } }
  const { title } = words.meta
  const changed = { ...words, meta: { ...words.meta, title: `${title}!` } }
  const tried = trying(edit(brand, { name: 'Otherwright' }), edit(errors, changed))
  if ('refusal' in tried) throw new Error(tried.refusal)
  expect(tried.files.map(({ path }) => path)).toEqual([brand, errors])
  expect(textOf(brand, [...tried.files])).toBe(
    textOf(brand).replace('name: Facewright', 'name: Otherwright'),
  )
  expect(textOf(errors, [...tried.files])).toBe(textOf(errors).replace(title, `${title}!`))
  expect(tried.mistakes).toEqual([])
})

it('tells what would be wrong, and only what is not wrong already', () => {
  const broken = files.map((file) =>
    file.path === errors ? { ...file, bytes: new TextEncoder().encode('{}\n') } : file,
  )
  const tried = tryEdits(broken, site, [edit(brand, { name: 5 })])
  expect(tried).toMatchObject({ mistakes: [{ file: brand, path: 'name' }] })
})

it.each([
  ['a file that is not there', edit('content/site/nowhere.yaml', {}, ''), 'is not edited here'],
  ['a file beside the content', edit('package.json', {}, ''), 'is not edited here'],
  ['what a program writes', edit('content/translated.json', {}), 'is not edited here'],
  ['the glossary', edit('content/glossary.yaml', {}), 'is not edited here'],
  [
    'a file that somebody changed meanwhile',
    edit(brand, { name: 'Otherwright' }, sha256Of(new Uint8Array())),
    'was changed elsewhere: load this page again to see it',
  ],
])('refuses %s', (_, wanted, reason) => {
  expect(trying(wanted)).toEqual({ refusal: `${wanted.path} ${reason}` })
})

it('refuses a file that can not be edited, and says why', () => {
  const bytes = new TextEncoder().encode('name: [\n')
  const broken = files.map((file) => (file.path === brand ? { ...file, bytes } : file))
  expect(tryEdits(broken, site, [edit(brand, { name: 'A' }, sha256Of(bytes))])).toEqual({
    refusal: `${brand}: the file is not sound YAML`,
  })
})
