import { join, parse } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'
import { localizedPath } from '../../src/lib/paths'
import { isLegalRoute, routes, type Route } from '../../src/site/routes'
import { project, readBuilt, readPage } from '../support/builtSite'
import { messageEntries, messagesOf, withoutSpaces, readSiteFile } from '../support/content'
import { expectNoFaults, faultsOn } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import { sitePages, swapPages } from '../support/sitePages'

test('the home page shows the demos that have a video, and no others', () => {
  const { testimonials } = readSiteFile('testimonials')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(localizedPath('/', locale))
      const titles = $('#testimonials h3')
        .toArray()
        .map((heading) => withoutSpaces($(heading).text()))
      const items: Readonly<Record<string, { title: string }>> = messagesOf(locale, 'home')
        .testimonials.items

      return testimonials
        .filter(
          ({ key, videoId }) =>
            titles.includes(withoutSpaces(items[key]?.title ?? key)) === !videoId,
        )
        .map(({ key }) => key)
    }),
  )
})

test('every photo and screenshot has its own alternative text', () => {
  const pictures = new Set(
    filesBelow(join(project, 'content/images')).map((file) => parse(file).name),
  )

  expectNoFaults(
    faultsOn(sitePages, ({ path, locale, route }) => {
      const $ = readPage(path)
      const namespaces = [...new Set([route, ...routes[route].namespaces])]
      const texts = namespaces.flatMap((name) => messageEntries(locale, name))

      return texts.flatMap(([key, alt]) => {
        // The key of such a text names the picture: `tutorial.steps.install.alt`.
        const [, picture = ''] = /\.([^.]+)\.alt$/.exec(key) ?? []
        if (!pictures.has(picture)) return []

        return $('img')
          .toArray()
          .filter(({ attribs }) => attribs.alt === alt && !attribs.src?.includes(`/${picture}-`))
          .map((image) => $.html(image))
      })
    }),
  )
})

test('a part of a drawn person is the part that its attributes name', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path }) => {
      const $ = readPage(path)
      /** Whether an image of a part, such as a face, shows that of another person than `name`. */
      const isOther = (src: string, part: 'face' | 'head', name: string | undefined) =>
        name !== undefined && src.includes(`/${part}-`) && src !== `/cast/${part}-${name}.svg`

      return $('img')
        .toArray()
        .filter(
          ({ attribs: { src = '', 'data-face': face, 'data-head': head } }) =>
            isOther(src, 'face', face) || isOther(src, 'head', head),
        )
        .map((image) => $.html(image))
    }),
  )
})

test('a choice of a person shows and names this person only', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path, locale }) => {
      const $ = readPage(path)
      const names: Readonly<Record<string, string>> = messagesOf(locale, 'common').swap.names

      return $('label:has(input[value]) img')
        .toArray()
        .filter((image) => {
          const label = $(image).closest('label')
          const choice = label.find('input').attr('value') ?? ''
          const { [choice]: own, ...others } = names
          // Other choices, such as that of a mode, show pictures of anyone.
          if (own === undefined) return false
          const text = (image.attribs.alt ?? '') + label.text()

          return (
            image.attribs.src !== `/cast/${choice}-${choice}.svg` ||
            Object.values(others).some((other) => text.includes(other))
          )
        })
        .map((image) => $.html(image))
    }),
  )
})

/** The sections that show drawings of people, by page. */
const illustrated: Partial<Record<Route, readonly string[]>> = {
  home: ['#uses', '#benefits', '#start'],
  tutorial: ['#install', '#registration', '#swap', '#next'],
  price: ['#plans', '#invite'],
  credits: ['#steps', '#chat'],
  about: ['#principles', '#fairUse', '#accessibility'],
}

test('every section that shows something describes it, and none describes two pictures alike', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path, route }) => {
      const $ = readPage(path)
      const described = '[role=img][aria-label], img[alt]:not([aria-hidden])'
      const nameOf = ({ attribs }: { attribs: Record<string, string> }) =>
        attribs.alt ?? attribs['aria-label'] ?? ''
      const opening = $('main > *').first().find(described).length
      const silent = (illustrated[route] ?? []).filter((id) => $(id).find(described).length === 0)
      const repeated = $('main section')
        .toArray()
        .flatMap((section) => {
          // Each system has its own list of steps.
          const names = $(section).find(described).not('[data-for] *, li *').toArray().map(nameOf)

          return names.filter((name, index) => names.indexOf(name) !== index)
        })

      return [
        ...(opening === 0 && !isLegalRoute(route) ? ['the opening describes nothing'] : []),
        ...silent.map((id) => `${id} describes nothing`),
        ...repeated.map((name) => `"${name}" twice`),
      ]
    }),
  )
})

test('every portrait of a swap has the head and the face that its name says', () => {
  const shapes = (file: string) =>
    Array.from(readBuilt(`${file}.svg`).matchAll(/ d="([^"]+)"/g), ([, shape = '']) => shape)

  expectNoFaults(
    swapPages.flatMap(({ head, face }) =>
      [`cast/${head}-${face}`, `icons/swap-${head}-${face}`].filter((file) => {
        const drawn = shapes(file)
        const parts = [...shapes(`cast/head-${head}`), ...shapes(`cast/face-${face}`)]
        return drawn.length === 0 || parts.some((shape) => !drawn.includes(shape))
      }),
    ),
  )
})
