import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { root } from '../../scripts/lib/run'
import { localeCodes, locales } from '../../src/site/locales'
import { cast, grounds, type Character } from '../../src/site/palette'

interface Release {
  version: string | null
  fileName: string
  channels: Record<string, string | null>
}

const notes = Object.fromEntries(
  localeCodes.map((locale) => [locale, `- **${locales[locale].name}** [3.0](/tutorial/)`]),
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

/** Runs a script of CommonJS that has sharp and the arguments as `args`, because sharp has no synchronous functions. */
export function editImages(script: string, ...args: readonly string[]): void {
  const start = "const sharp = require('sharp'); const args = process.argv.slice(1);"

  execFileSync(process.execPath, ['-e', `${start} ${script}`, ...args])
}

/** Draws a character with the face of another, and returns the picture's entry, with the alternative text of a demo. */
function drawPicture(
  content: string,
  file: string,
  demo: string,
  [head, face]: [head: Character, face: Character],
) {
  const target = join(content, 'images', file)
  const drawing = join(root, 'static/cast', `${head}-${face}.svg`)
  const background = grounds[cast[face].ground]

  mkdirSync(dirname(target), { recursive: true })
  editImages(
    'const [drawing, target, background] = args;' +
      "sharp(drawing, { density: 144 }).resize(1600, 1000, { fit: 'contain', background })" +
      '.flatten({ background }).toFile(target)',
    drawing,
    target,
    background,
  )

  return { file, alt: demoTexts(content, demo, 'alt') }
}

/** Returns a text of a demo in every language. */
const demoTexts = (content: string, demo: string, text: 'alt' | 'title') =>
  Object.fromEntries(
    localeCodes.map((locale) => {
      const home = readFileSync(join(content, 'locales', locale, 'home.json'), 'utf8')
      const { testimonials } = JSON.parse(home) as Demos

      return [locale, testimonials.items[demo]?.[text] ?? '']
    }),
  )

interface Demos {
  testimonials: { items: Record<string, { alt: string; title: string }> }
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
  'give a demo video a poster': (content) => {
    const poster = drawPicture(content, 'posters/the-team-call.jpg', 'call', ['ben', 'ada'])

    set('testimonials.yaml', [['testimonials', 1, 'poster'], poster])(content)
  },
  'show recordings and screenshots of the app': (content) => {
    const shown = { system: 'windows', mode: 'pro', source: null }
    const captures = [
      {
        key: 'call',
        kind: 'recording',
        ...shown,
        picture: drawPicture(content, 'captures/the-team-call.png', 'call', ['ben', 'ada']),
        caption: demoTexts(content, 'call', 'title'),
        source: 'https://www.youtube.com/watch?v=abcdefghijk',
      },
      {
        key: 'clip',
        kind: 'screenshot',
        ...shown,
        system: 'mac',
        mode: null,
        picture: drawPicture(content, 'captures/a-birthday-gif.webp', 'clip', ['dai', 'cleo']),
        caption: demoTexts(content, 'clip', 'title'),
      },
    ]

    set('captures.yaml', [['captures'], captures])(content)
  },
  'name the company': set('brand.yaml', [
    ['company'],
    'Facewright Limited\n1 Example Road\nHong Kong\n',
  ]),
}
