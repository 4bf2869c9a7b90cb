import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import { characters } from '../../src/site/palette'
import { routeNames } from '../../src/site/routes'
import { project, readPage } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { expectNoFaults, listDifferences } from '../support/faults'

/** The pages in a language, one of each kind, by name. */
const pagesIn = (locale: Locale) => [
  ...routeNames.map((route) => [route, pathFor(route, locale)] as const),
  ['notFound', notFoundPath(locale)] as const,
]

/** A picture with a description. */
interface DescribedPicture {
  readonly text: string
  /** The URL of an image; undefined for a drawing that consists of elements. */
  readonly src: string | undefined
  readonly drawing: ReturnType<ReturnType<typeof readPage>>
}

/** Returns the described pictures on a page, in order. */
function describedPictures(path: string): DescribedPicture[] {
  const $ = readPage(path)

  return $('main')
    .find('[role=img][aria-label], img[alt]:not([aria-hidden])')
    .toArray()
    .map((picture) => {
      const { alt, 'aria-label': label, src } = picture.attribs

      return { text: alt ?? label ?? '', src, drawing: $(picture) }
    })
}

/** Returns the URL of a picture without the file name of a QR code, of which each language has its own. */
const sameInAllLanguages = ({ src }: DescribedPicture) => src?.replace(/(\/qr\/).*/, '$1')

/** Returns the source of a drawing: the scene of an image or the HTML; undefined for photos and screenshots. */
function sourceOf({ src = '', drawing }: DescribedPicture): string | undefined {
  const [, name] = /^\/static\/\w+\/([\w-]+)-\d+x\d+\./.exec(src) ?? []
  if (!name) return readPage('/').html(drawing)

  const scene = join(project, 'tools/artwork/scenes/product', `${name}.svg`)

  return existsSync(scene) ? readFileSync(scene, 'utf8') : undefined
}

test.each(pagesIn('en'))(
  'the page "%s" describes the same pictures in every language',
  (name, english) => {
    const wanted = describedPictures(english).map(sameInAllLanguages).join()

    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const path = new Map(pagesIn(locale)).get(name) ?? ''
        const shown = describedPictures(path)
        const empty = shown
          .filter(({ text }) => !text.trim())
          .map(({ src }) => `${path}: ${src} has no description`)
        const isSame = shown.map(sameInAllLanguages).join() === wanted

        return isSame ? empty : [...empty, `${path}: others`]
      }),
    )
  },
)

/** Returns the people in a portrait, by the name of its file: the head, and the person whose face the head wears. */
function drawnPeople(src: string): string[] {
  const [, head = '', face = ''] = /^\/cast\/(\w+)-(\w+)\.svg$/.exec(src) ?? []

  return characters.filter((person) => [head, face].includes(person))
}

/** Returns the people that a text names. */
function namedPeople(text: string, locale: Locale): string[] {
  const { names } = messagesOf(locale, 'common').swap

  return Object.entries(names)
    .filter(([, name]) => text.includes(name))
    .map(([person]) => person)
}

test('the description of a drawn person names the head and the face, and nobody else', () => {
  const portraits = localeCodes.flatMap((locale) =>
    pagesIn(locale).flatMap(([, path]) =>
      describedPictures(path).map(({ text, src }) => ({
        path,
        text,
        src,
        drawn: drawnPeople(src ?? ''),
        named: namedPeople(text, locale),
      })),
    ),
  )
  const described = portraits.filter(({ drawn, named }) => drawn.length > 0 && named.length > 0)

  expect(described).not.toEqual([])
  expectNoFaults(
    described.flatMap(({ path, text, src, drawn, named }) =>
      listDifferences(`${path}: ${src} is "${text}"`, drawn, named),
    ),
  )
})

/** What an English description may name, with a pattern that the source of such a drawing matches. */
const parts: readonly (readonly [name: string, named: RegExp, drawn: RegExp])[] = [
  ['a person', /portrait|person|\bheads?\b|\buser\b|character|\b(wo)?m[ae]n\b/i, /\bcast\//],
  ['a pointer', /pointer|cursor|\bhand\b/i, /pointer|cursor/i],
  ['a progress bar', /progress bar/i, /-progress\b/],
  ['a button', /button/i, /-active\b/],
  ['a highlighted line', /highlighted/i, /-active\b/],
  ['a ticket', /ticket/i, /ticket/i],
  ['a form', /\bform\b/i, /-field\b/],
  ['a list of files', /list of files/i, /\.(gif|jpg)\b/],
  ['a QR code', /QR code/, /\/qr\//],
]

test.each(parts)('no description names %s that is not drawn', (_, named, drawn) => {
  expectNoFaults(
    pagesIn('en').flatMap(([, path]) =>
      describedPictures(path)
        .filter((picture) => {
          const source = sourceOf(picture)

          return source !== undefined && named.test(picture.text) && !drawn.test(source)
        })
        .map(({ text }) => `${path}: ${text}`),
    ),
  )
})

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Counted parts of a drawing: a pattern for the number in its description, and how many there are. */
const counted: readonly (readonly [
  name: string,
  number: RegExp,
  count: (drawing: DescribedPicture['drawing']) => number,
])[] = [
  ['tickets', /(\w+) tickets/i, (drawing) => drawing.find('img[src^="/cast/"]').length],
  ['boxes for a code', /(\w+) boxes/i, (drawing) => drawing.find('[dir=ltr] span').length],
  [
    'boxes that are filled in',
    /(\w+) of them filled/i,
    (drawing) => drawing.find('[dir=ltr] span:not(:empty)').length,
  ],
]

test.each(counted)('a description says how many %s are drawn', (_, number, count) => {
  const pictures = pagesIn('en').flatMap(([, path]) => describedPictures(path))
  const described = pictures.filter(({ text }) => number.test(text))

  expect(described).not.toEqual([])
  expectNoFaults(
    described
      .filter(
        ({ text, drawing }) =>
          numbers[(number.exec(text)?.[1] ?? '').toLowerCase()] !== count(drawing),
      )
      .map(({ text }) => text),
  )
})
