import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { project, readPage } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { expectNoFaults } from '../support/faults'

/** The pages in a language, one of each kind, by name. */
const pagesIn = (locale: Locale) => [
  ...routeNames.map((route) => [route, pathFor(route, locale)] as const),
  ['notFound', notFoundPath(locale)] as const,
]

/** The described pictures on a page, in order: each with its description and the HTML of the drawing. */
function describedPictures(path: string) {
  const $ = readPage(path)

  return $('main')
    .find('[role=img][aria-label], img[alt]:not([aria-hidden])')
    .toArray()
    .map((picture) => {
      const { alt, 'aria-label': label, src } = picture.attribs

      // The QR code of each language is a file of its own.
      return {
        text: alt ?? label ?? '',
        src: src?.replace(/(\/qr\/).*/, '$1'),
        drawing: $(picture),
      }
    })
}

type DescribedPicture = ReturnType<typeof describedPictures>[number]

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
    const wanted = describedPictures(english)

    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const path = new Map(pagesIn(locale)).get(name) ?? ''
        const shown = describedPictures(path)
        const empty = shown.filter(({ text }) => !text.trim()).map(({ src }) => src)
        const isSame = shown.map(({ src }) => src).join() === wanted.map(({ src }) => src).join()

        return [
          ...empty.map((src) => `${src} has no description`),
          ...(isSame ? [] : ['others']),
        ].map((fault) => `${path}: ${fault}`)
      }),
    )
  },
)

test('the description of a drawn person names the head and the face, and nobody else', () => {
  let count = 0

  expectNoFaults(
    localeCodes.flatMap((locale) => {
      const { names } = messagesOf(locale, 'common').swap
      const people = Object.entries(names)

      return pagesIn(locale).flatMap(([, path]) =>
        describedPictures(path).flatMap(({ text, src = '' }) => {
          const named = people.filter(([, name]) => text.includes(name)).map(([person]) => person)
          const [, head = '', face = ''] = /^\/cast\/(\w+)-(\w+)\.svg$/.exec(src) ?? []
          const drawn = [head, face].filter((part) => part !== 'head')
          if (!head || named.length === 0) return []

          count += 1

          return people.every(([person]) => named.includes(person) === drawn.includes(person))
            ? []
            : `${path}: ${src} is "${text}"`
        }),
      )
    }),
  )
  expect(count).toBeGreaterThan(0)
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
