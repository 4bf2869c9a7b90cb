import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/run'
import { localeCodes } from '../../src/site/locales'
import { cast, grounds, type Character } from '../../src/site/palette'
import { editImages } from './edits'

/** A demo of the home page, such as `call`, of which the examples take their texts. */
interface DemoTexts {
  readonly alt: string
  readonly title: string
}

/** Returns a text of a demo in every language. */
function demoTexts(content: string, demo: string, text: keyof DemoTexts) {
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const home = readFileSync(join(content, 'locales', locale, 'home.json'), 'utf8')
      const { testimonials } = JSON.parse(home) as {
        testimonials: { items: Record<string, DemoTexts> }
      }

      return [locale, testimonials.items[demo]?.[text] ?? '']
    }),
  )
}

/**
 * Draws a character with the face of another into a file of content/images/. Returns the picture's entry, with the
 * alternative text of a demo.
 */
export function drawPicture(
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

/** Returns a recording of Windows and a screenshot of Mac, as content/site/captures.yaml lists them. */
export function exampleCaptures(content: string) {
  return [
    {
      key: 'call',
      kind: 'recording',
      system: 'windows',
      mode: 'pro',
      source: 'https://www.youtube.com/watch?v=abcdefghijk',
      picture: drawPicture(content, 'captures/the-team-call.png', 'call', ['ben', 'ada']),
      caption: demoTexts(content, 'call', 'title'),
    },
    {
      key: 'clip',
      kind: 'screenshot',
      system: 'mac',
      mode: null,
      source: null,
      picture: drawPicture(content, 'captures/a-birthday-gif.webp', 'clip', ['dai', 'cleo']),
      caption: demoTexts(content, 'clip', 'title'),
    },
  ]
}
