import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { localeCodes, locales } from '../../src/site/locales'

interface Release {
  version: string | null
  fileName: string
  channels: Record<string, string | null>
}

const notes = Object.fromEntries(
  localeCodes.map((locale) => [locale, `- **${locales[locale].name}:** [3.0](/tutorial/)`]),
)

/** Returns the releases.json entry for the next version of a file, with all facts and up to two previous versions. */
function released(file: Release, index: number): Release {
  const { version } = file
  const newer = version?.replace(/\d+$/, (last) => String(Number(last) + 1)) ?? null
  const renamed = (text: string) => (version && newer ? text.replaceAll(version, newer) : text)
  const preferred = file.channels.preferred && renamed(file.channels.preferred)
  const previous = [version, version?.replace(/\d+\.\d+$/, '0.0')].flatMap((older, place) => {
    if (!version || !older) return []
    const fileName = file.fileName.replaceAll(version, older)
    const url = file.channels.preferred?.replaceAll(version, older)
    const sha256 = `${index}${place}ab`.repeat(16)
    return { version: older, fileName, bytes: 12_345_678, sha256, released: null, notes, url }
  })

  return {
    ...file,
    version: newer,
    fileName: renamed(file.fileName),
    bytes: 12_345_678,
    sha256: `a${index}`.repeat(32),
    signature: preferred && `${preferred}.asc`,
    released: '2026-01-15',
    notes: newer && notes,
    channels: Object.fromEntries(
      Object.entries(file.channels).map(([name, url]) => [name, url && renamed(url)]),
    ),
    previous,
  } as Release
}

/** Edits a JSON or YAML file. Comments in YAML are kept. */
export function change(
  path: string,
  edit: (document: ReturnType<typeof parseDocument>) => void,
): void {
  const document = parseDocument(readFileSync(path, 'utf8'), { version: '1.1' })

  edit(document)
  const text = path.endsWith('.json')
    ? `${JSON.stringify(document.toJSON(), null, 2)}\n`
    : document.toString({ lineWidth: 0 })

  writeFileSync(path, text)
}

/** Returns a task that sets values in a file of content/site/, by the keys on the way to each value. */
export const set =
  (
    file: string,
    ...values: readonly (readonly [path: readonly (string | number)[], value: unknown])[]
  ) =>
  (content: string) =>
    change(join(content, 'site', file), (document) => {
      for (const [path, value] of values) document.setIn(path, value)
    })

/**
 * Editing tasks that set every fact that may be unknown, each in the folder `content`. After these tasks, the content
 * check and the tests in tests/site must pass.
 */
export const optionalFacts: Readonly<Record<string, (content: string) => void>> = {
  'release a new version with all facts about every file': (content) => {
    change(join(content, 'site/releases.json'), (document) => {
      const { files } = document.toJSON() as { files: Release[] }

      document.setIn(['files'], files.map(released))
      const packages = {
        publisher: 'Example Publisher Ltd',
        appleDeveloper: 'Example Developer Ltd',
        wingetId: 'Example.App',
        homebrewToken: 'example-app',
        signingKey: 'https://download.facewright.example/key.asc',
      }

      for (const [key, value] of Object.entries(packages)) document.setIn(['packages', key], value)
    })
  },
  'add the accessibility contact and the status page': set(
    'contact.yaml',
    [['accessibility'], 'accessibility@facewright.example'],
    [['status'], 'https://status.facewright.example/'],
  ),
  'add the marking of results': set('business.yaml', [
    ['resultMarking'],
    'Content Credentials (C2PA)',
  ]),
  'set the prices': set(
    'plans.yaml',
    [['plans', 0, 'price'], { amount: 9.99, currency: 'USD', period: 'once' }],
    [['plans', 1, 'price'], { amount: 14.99, currency: 'EUR', period: 'month' }],
  ),
  'publish the demo videos': set(
    'testimonials.yaml',
    ...[0, 1, 2].map(
      (place) => [['testimonials', place, 'videoId'], `abcdefghij${place}`] as const,
    ),
  ),
  'name the company': set('brand.yaml', [
    ['company'],
    'Facewright Limited\n1 Example Road\nHong Kong\n',
  ]),
}
