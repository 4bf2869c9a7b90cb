import { defaultLocale, localeCodes } from '../site/locales'
import { permanentNames, permanentRoot } from '../site/permanentPaths'
import { routeNames, routes } from '../site/routes'
import { nearMiss, nearMissResource } from './nearMiss'
import { pathFor } from './paths'
import { swapPath, swaps } from './sharedSwap'

const files = Object.values(permanentNames)

describe('a misspelled path', () => {
  it.each([
    ['/dowload/', 'download'],
    ['/donwload', 'download'],
    ['/downlaods/', 'download'],
    ['/tutorail/', 'tutorial'],
    ['/tutoral/', 'tutorial'],
    ['/pirce/', 'price'],
    ['/prce/', 'price'],
    ['/pirec/', undefined],
    ['/abuot/', 'about'],
    ['/abot/', 'about'],
    ['/credis/', 'credits'],
    ['/privcy-polcy/', 'privacy'],
  ])('%s suggests %s', (path, route) => {
    expect(nearMiss(path)?.route).toBe(route)
  })

  it.each(['/dowload/', '/tutorail/', '/de/dowload/', '/credis'])('%s is uncertain', (path) => {
    expect(nearMiss(path)?.isCertain).toBe(false)
  })

  it('keeps its language', () => {
    expect(nearMiss('/de/tutorail/')).toMatchObject({ route: 'tutorial', locale: 'de' })
  })

  it.each(['/nowhere/', '/tot/', '/blog/', '/admin/', '/forum/', '/login.php'])(
    '%s suggests no page, because every name differs too much',
    (path) => {
      expect(nearMiss(path)).toBeUndefined()
    },
  )

  it('suggests no other page than the one that a letter too many, too few or wrong hides', () => {
    const wrong = routeNames
      .map((route) => ({ route, name: routes[route].path.slice(1, -1) }))
      .filter(({ name }) => name.length > 4)
      .flatMap(({ route, name }) =>
        name.split('').flatMap((letter, index) => {
          const [before, after] = [name.slice(0, index), name.slice(index + 1)]

          return [before + after, `${before}q${after}`, `${before}${letter}${letter}${after}`]
            .filter((misspelled) => nearMiss(`/${misspelled}/`)?.route !== route)
            .map((misspelled) => `${misspelled} is not ${route}`)
        }),
      )

    expect(wrong).toEqual([])
  })
})

it('is certain about every page in every language, whatever its case and its slashes', () => {
  const uncertain = localeCodes
    .flatMap((locale) => routeNames.map((route) => ({ route, locale })))
    .filter(({ route, locale }) => {
      const path = pathFor(route, locale).toUpperCase()
      const meant = nearMiss(`/${path}/index.html`)

      return !meant?.isCertain || meant.route !== route || meant.locale !== locale
    })

  expect(uncertain).toEqual([])
})

it.each([
  ['/download.html', true],
  ['/en-GB/download/', true],
  ['/zh/download/', false],
  ['/download/windows/', false],
  ['/../download/', undefined],
  ['/%E0%A4%A/download/', false],
  [`/download/${'a'.repeat(300)}`, false],
])('%s: certain is %s', (path, isCertain) => {
  expect(nearMiss(path)?.isCertain).toBe(isCertain)
})

it.each([
  ['Arabic punctuation', '،؛؟'],
  ['punctuation of East Asia', '、。，．！？：；'],
  ['brackets of East Asia', '「」『』（）［］｛｝【】〈〉《》〔〕｢｣'],
  ['quotation marks', '“”„‘’«»‹›〝〟'],
  ['spaces and marks that nobody sees', '\u00a0\u3000\u200b\u200e\u200f\u202c\u2069\ufeff'],
])('is certain about a page if its path ends with %s', (_, marks) => {
  const uncertain = Array.from(marks).filter((mark) => {
    const path = `/ja/download/${encodeURIComponent(mark)}`

    return !nearMiss(path)?.isCertain
  })

  expect(uncertain).toEqual([])
})

describe('a shared swap or a permanent path of a file', () => {
  const paths = [...swaps.map(swapPath), ...files.map((name) => `${permanentRoot}${name}/`)]

  it.each([
    ['in capitals', (path: string) => path.toUpperCase()],
    ['without its trailing slash', (path: string) => path.slice(0, -1)],
    ['with a full stop', (path: string) => `${path.slice(0, -1)}.`],
    ['with an underscore', (path: string) => path.replace('-', '_')],
    ['in a language', (path: string) => `/de${path}`],
    ['with the name of its file', (path: string) => `${path}index.html`],
  ])('is found %s', (_, change) => {
    const changed = paths.filter((path) => change(path) !== path)

    expect(changed.length).toBeGreaterThan(0)
    expect(changed.map((path) => nearMissResource(change(path)))).toEqual(changed)
  })

  it('never leads to itself', () => {
    expect(paths.map(nearMissResource).filter(Boolean)).toEqual([])
  })

  it.each([
    ['/GET', permanentRoot],
    ['/get/windwos/', undefined],
    ['/get/windows/extra/', undefined],
    ['/swap/ada/', undefined],
    ['/swap/ada-nobody/', undefined],
    ['/zh/get/mac/', undefined],
    [`/${defaultLocale}/get/mac/`, '/get/mac/'],
    ['/about/', undefined],
  ])('%s: %s', (path, resource) => {
    expect(nearMissResource(path)).toBe(resource)
  })
})
