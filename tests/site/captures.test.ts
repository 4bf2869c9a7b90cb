import sharp from 'sharp'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { builtFiles, builtPath, readPage } from '../support/builtSite'
import { messagesOf, readSiteFile } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { sitePages } from '../support/sitePages'

const { captures } = readSiteFile('captures')
const { testimonials } = readSiteFile('testimonials')

/** The last part of a path without its extension, which is in the names of the encoded files too. */
const nameOf = (file: string) => file.replace(/.*\/|\.\w+$/g, '')

/** The section of each page that shows recordings and screenshots of the app. */
const sections = { home: '#testimonials', download: '#captures' } as const

test.each(Object.entries(sections))(
  'the page "%s" shows every recording and screenshot, described and captioned in its language',
  (route, section) => {
    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const $ = readPage(pathFor(route as 'home', locale))
        const shown = $(`${section} figure`)
          .toArray()
          .map((figure) => {
            const image = $(figure).find('img')
            const file = nameOf(image.attr('src') ?? '').replace(/-\d+x\d+$/, '')
            const caption = $(figure).find('figcaption p').first().text()

            return [file, image.attr('alt'), caption, $(figure).find('a').attr('href')].join(' | ')
          })
        const wanted = (captures ?? []).map(({ picture, caption, source }) =>
          [nameOf(picture.file), picture.alt[locale], caption[locale], source ?? ''].join(' | '),
        )

        return shown.join('\n') === wanted.join('\n') ? [] : `${locale}: ${shown.join('\n')}`
      }),
    )
  },
)

test('the home page says so while neither a video nor a recording is published', () => {
  const isNone = !captures?.length && testimonials.every(({ videoId }) => !videoId)

  expectNoFaults(
    localeCodes.filter((locale) => {
      const text = readPage(pathFor('home', locale))('#testimonials').text()

      return text.includes(messagesOf(locale, 'home').testimonials.invitation.text) !== isNone
    }),
  )
})

test('a demo video has its own poster, described in every language', () => {
  const posters = testimonials.flatMap(({ videoId, poster }) => (videoId && poster ? poster : []))

  expectNoFaults(
    localeCodes.flatMap((locale) => {
      const $ = readPage(pathFor('home', locale))
      const images = $('#testimonials li > div img[src^="/static/"]').toArray()
      const shown = images
        .filter((image) => !$(image).closest('figure').length)
        .map(({ attribs }) => attribs.alt)
      const wanted = posters.map(({ alt }) => alt[locale])

      return shown.join() === wanted.join() ? [] : `${locale}: ${shown.join()}`
    }),
  )
})

/** Every picture from content/images/ on a page, as the attributes of its sources and of its image. */
const pictures = sitePages.flatMap(({ path }) => {
  const $ = readPage(path)

  return $('picture')
    .toArray()
    .map((picture) => ({
      path,
      sources: $(picture)
        .find('source')
        .toArray()
        .map(({ attribs }) => attribs),
      image: $(picture).find('img').attr() ?? {},
    }))
})

/** The candidates of a `srcset`: `/a.avif 360w` gives `/a.avif` and 360. */
const candidates = (srcset: string) =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width) }))

test('browsers choose between AVIF and WebP in several widths, and have a JPEG otherwise', () => {
  expect(pictures).not.toEqual([])
  expectNoFaults(
    pictures.flatMap(({ path, sources, image }) => {
      const widths = sources.map(({ srcset = '' }) => candidates(srcset).map(({ width }) => width))
      const isAscending = widths.every(
        (list) => list.length > 1 && list.join() === [...list].sort((a, b) => a - b).join(),
      )

      return [
        sources.map(({ type }) => type).join() === 'image/avif,image/webp' ? [] : ['formats'],
        sources.every(({ sizes }) => sizes) ? [] : ['no sizes'],
        isAscending ? [] : [`widths ${widths.join(' and ')}`],
        image.src?.endsWith('.jpg') ? [] : ['no JPEG'],
      ]
        .flat()
        .map((fault) => `${path} ${image.src}: ${fault}`)
    }),
  )
})

test('every version of a picture has the width that its srcset names, and the shape of its image', async () => {
  const versions = new Map(
    pictures.flatMap(({ sources, image }) => {
      const shape = Number(image.width) / Number(image.height)
      const all = sources.flatMap(({ srcset = '' }) => candidates(srcset))

      return [...all, { url: image.src ?? '', width: undefined }].map(
        ({ url, width }) => [url, { width, shape }] as const,
      )
    }),
  )
  const faults: string[] = []

  for (const [url, { width, shape }] of versions) {
    const file = url.slice(1)
    if (!builtFiles.has(file)) {
      faults.push(`${url} is missing`)
      continue
    }

    const size = await sharp(builtPath(file)).metadata()
    const isWide = width === undefined || size.width === width
    // The height of the image is a whole number at a width of 240.
    if (!isWide || Math.abs(size.width / size.height / shape - 1) > 0.01)
      faults.push(`${url} has ${size.width} × ${size.height} pixels`)
  }

  expectNoFaults(faults)
})
