import { join, parse } from 'node:path'
import { load } from 'cheerio'
import { filesBelow } from '../../src/content/filesBelow'
import { formatMoney } from '../../src/content/formats'
import { proseHtml, proseTree } from '../../src/content/prose'
import { formatBytes } from '../../src/lib/formats'
import { localizedPath, notFoundPath, pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { localeCookieName } from '../../src/site/localeCookie'
import { localeCodes, locales, localesByName, type Locale } from '../../src/site/locales'
import { isLegalRoute, routeNames, routes, type Route } from '../../src/site/routes'
import { groupBy } from '../../tools/content-check/data'
import { project, readBuilt, readPage } from '../support/builtSite'
import {
  formatterOf,
  messagesOf,
  readContent,
  releaseFile,
  releaseFiles,
  textsOf,
} from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import {
  contact,
  linksByLabel,
  navigation,
  plain,
  type Entry,
  type Prose,
} from '../support/linkLabels'
import { sitePages, swapPages } from '../support/sitePages'

/** Runs a rule for each language. Returns all faults, each preceded by the language code. */
const inEveryLanguage = (rule: (locale: (typeof localeCodes)[number]) => readonly string[]) =>
  localeCodes.flatMap((locale) => rule(locale).map((fault) => `${locale}: ${fault}`))

const hrefs = (path: string, selector: string) =>
  readPage(path)(selector)
    .toArray()
    .map((link) => readPage(path)(link).attr('href'))

test('every file has its own version, size and hash on its card and at its buttons, and all its URLs', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))
      const home = readPage(pathFor('home', locale))

      return releaseFiles().flatMap(({ key, platform, version, bytes, sha256, channels }) => {
        const buttons = home(`a[data-system][data-download="${key}"]`).toArray()
        // Windows has two files, and the second is in the card of the first.
        const card = $(`#files article[data-system="${platform}"]`)
        const text = plain(card.text())
        const facts = [version, bytes && formatBytes(bytes, locale), sha256]

        return [
          ...facts.filter((fact) => fact && !text.includes(plain(fact))),
          ...Object.values(channels).filter((url) => url && !card.has(`a[href="${url}"]`).length),
          ...buttons
            .map((button) => home(button).parent().text())
            .filter((beside) => version && !beside.includes(version))
            .map((beside) => `expected ${version} in "${beside}"`),
        ].map((fact) => `${key}: ${fact}`)
      })
    }),
  )
})

test('every page names its versions and their systems in the same order', () => {
  const versions = releaseFiles().flatMap(({ platform, version, previous }) =>
    [version, ...previous.map((old) => old.version)].map((one) => `${platform} ${one}`),
  )

  expectNoFaults(
    sitePages.flatMap(({ path }) => {
      const $ = readPage(path)
      const lines = $('footer p, main p')
        .toArray()
        // In Japanese, word joiners keep "Mac" together.
        .map((line) => $(line).text().replaceAll('\u2060', ''))
      const pairs = lines.flatMap((line) => {
        const shown = line.match(/\d+\.\d+\.\d+/g) ?? []
        const systems = line.match(/Windows(?! \d)|Mac(?!OS)/g) ?? []

        return shown.length === systems.length
          ? shown.map((version, index) => ({ line, pair: `${systems[index]} ${version}` }))
          : []
      })
      const wrong = pairs.filter(({ pair }) => !versions.includes(pair.toLowerCase()))

      return [
        ...(pairs.length < 2 ? [`${path} names no version with its system`] : []),
        ...wrong.map(({ line, pair }) => `${path}: "${line}" says ${pair}`),
      ]
    }),
  )
})

test('the price page shows every published price', () => {
  const { plans } = readContent<{
    plans: { key: string; price: Queries.PlansPlansPrice | null }[]
  }>('site/plans.yaml')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const text = plain(readPage(pathFor('price', locale))('main').text())
      const { period } = messagesOf(locale, 'price')
      const periods: Readonly<Record<string, string>> = { once: '', ...period }
      return plans.flatMap(({ key, price }) => {
        const expected = price && formatMoney(price, locale) + String(periods[price.period])
        return expected === null || text.includes(plain(expected)) ? [] : key
      })
    }),
  )
})

test('pages show FAQ questions in the order of content/site/faq.yaml', () => {
  const faq = readContent<Readonly<Record<string, readonly string[]>>>('site/faq.yaml')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const { entries = [] } = readContent<Prose>(`prose/${locale}/faq.yaml`)
      const { text } = formatterOf(locale)
      const questions = new Map(entries.map(({ key, question }) => [key, text(question)]))

      return Object.entries(faq).flatMap(([route, keys]) => {
        const $ = readPage(pathFor(route as Route, locale))
        const shown = $('main details[id]').map((_, { attribs: { id = '' } }) =>
          keys.includes(id) ? `${id} ${$(`#${id} summary`).text()}` : null,
        )
        const wanted = keys.map((key) => `${key} ${questions.get(key)}`)

        return plain(shown.get().join()) === plain(wanted.join())
          ? []
          : `${route}: ${shown.get().join()}`
      })
    }),
  )
})

test('the header and the footer have the links in content/site/navigation.yaml, in order', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const path = pathFor('about', locale)
      const target = ({ route, link, anchor }: Entry) =>
        route ? pathFor(route, locale) : link ? contact[link] : `#${anchor}`

      return (['header', 'footer'] as const).flatMap((place) => {
        const wanted = navigation[place].map(target)
        const shown = hrefs(path, `${place} nav a`).filter((href) => wanted.includes(href))
        // Uses `includes`, because the header repeats its links in the mobile menu.
        return shown.join(' ').includes(wanted.join(' ')) ? [] : `${place}: ${shown.join(' ')}`
      })
    }),
  )
})

test('every link leads where its label says, external links in a new tab', () => {
  const { player } = readContent<{ player: string }>('site/testimonials.yaml')
  const files = releaseFiles().flatMap(({ channels, previous }) => [
    ...Object.values(channels),
    ...previous.map(({ url }) => url),
  ])

  expectNoFaults(
    inEveryLanguage((locale) => {
      const links = linksByLabel(locale)
      const { opensInNewTab } = messagesOf(locale, 'common')
      const paths = sitePages.filter((page) => page.locale === locale).map(({ path }) => path)

      return [...paths, notFoundPath(locale)].flatMap((path) => {
        const $ = readPage(path)

        return $('a[href]:not([hreflang])')
          .toArray()
          .flatMap((link) => {
            const { href = '', target, rel } = link.attribs
            const name = link.attribs['aria-label'] ?? $(link).text()
            const label = plain(name.replace(opensInNewTab, ''))
            const isNewTab =
              /^https?:/.test(href) && !files.includes(href) && !href.startsWith(player)
            const wanted = links.get(label)

            return [
              ...(wanted?.has(href) === false
                ? [`leads to ${href}, not ${[...wanted].join()}`]
                : []),
              ...((target === '_blank') === isNewTab ? [] : [`opens ${href} in the wrong tab`]),
              ...(name.includes(opensInNewTab) === isNewTab ? [] : ['names the wrong tab']),
              ...(isNewTab && !rel?.includes('noopener') ? ['has no rel=noopener'] : []),
            ].map((fault) => `${path}: "${name}" ${fault}`)
          })
      })
    }),
  )
})

test('every page has the contact links, and the icons of the header lead to them', () => {
  const { email, telegram, discord } = contact

  expectNoFaults(
    sitePages.flatMap(({ path }) => {
      const icons = hrefs(path, 'header a:has(svg):has(span)')
      return [`mailto:${email}`, telegram, discord]
        .filter(
          (url) => !(icons.includes(url ?? '') && hrefs(path, '#contact a').includes(url ?? '')),
        )
        .map((url) => `${path}: ${url}`)
    }),
  )
})

test('links to a file name this file, and every way to download is under its own heading', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(pathFor('download', locale))
      const { channels: ways } = messagesOf(locale, 'downloads')
      const wrongKeys = $('a[data-download]')
        .toArray()
        .filter(({ attribs: { href = '', 'data-download': key = '' } }) => {
          const { channels, previous } = releaseFile(key)
          return (
            !Object.values(channels).includes(href) && !previous.some((old) => old.url === href)
          )
        })
      const wrongWays = Object.entries(ways).flatMap(([way, { name }]) =>
        $('#files dt')
          .filter((_, term) => $(term).text() === name)
          .nextAll()
          .find('a')
          .toArray()
          .filter(
            ({ attribs: { href = '', 'data-download': key = '' } }) =>
              releaseFile(key).channels[way as 'mirror'] !== href,
          ),
      )

      return [...wrongKeys, ...wrongWays].map((link) => $.html(link))
    }),
  )
})

test('the sections of legal texts have their own numbered headings, and the contents lead to them', () => {
  expectNoFaults(
    inEveryLanguage((locale) =>
      (['privacy', 'refund', 'service'] as const).flatMap((route) => {
        const $ = readPage(pathFor(route, locale))
        const { sections = [] } = readContent<Prose>(`prose/${locale}/${route}.yaml`)
        const { section: numbered } = messagesOf(locale, 'legal')
        const { text } = formatterOf(locale)
        const shown = $('main section h2')
          .toArray()
          .map((heading) => $(heading).text())
        const links = hrefs(pathFor(route, locale), 'main nav a, main ol a').filter((href) =>
          href?.startsWith('#'),
        )

        return sections.flatMap(({ key, heading }, index) => {
          const number = String(index + 1)
          const wanted = fillPlaceholders(numbered, { number, heading: text(heading) })
          const isRight = plain($(`#${key} h2`).text()) === plain(wanted)

          return [
            ...(isRight ? [] : [`${route}#${key}: expected "${wanted}", found "${shown[index]}"`]),
            ...(links[index] === `#${key}`
              ? []
              : [`${route}: link ${number} of the contents leads to ${links[index]}, not #${key}`]),
          ]
        })
      }),
    ),
  )
})

test('legal texts have the words of their content files, in the same order', () => {
  const textOf = (html: string) => plain(load(html, null, false).text())

  expectNoFaults(
    inEveryLanguage((locale) => {
      const { text } = formatterOf(locale)
      const written = (markdown: string) => textOf(proseHtml(proseTree(text(markdown)), String))

      return (['privacy', 'refund', 'service'] as const).flatMap((route) => {
        const { introduction = '', sections = [] } = readContent<Prose>(
          `prose/${locale}/${route}.yaml`,
        )
        const main = load(readPage(pathFor(route, locale))('main').html() ?? '')

        main('h2, a[target=_blank] span').remove()

        return [
          ...difference(
            `${route}, introduction`,
            written(introduction),
            plain(main(`#${sections[0]?.key}`).prev().text()),
          ),
          ...sections.flatMap(({ key, body }) =>
            difference(`${route}#${key}`, written(body), plain(main(`#${key}`).text())),
          ),
        ]
      })
    }),
  )
})

test('the steps of the tutorial are numbered one after another', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { install, registration, swap } = messagesOf(locale, 'tutorial')
      const [first = 0, second = 0, third = 0] = [install, registration, swap].map(
        ({ steps }) => Object.keys(steps).length,
      )
      // The first steps are there twice: for Windows and for Macs.
      const steps = [
        [1, first],
        [1, first],
        [first + 1, second],
        [first + second + 1, third],
      ].join()
      const tutorial = readPage(pathFor('tutorial', locale))
      const lists = tutorial('main ol[start]')
        .toArray()
        .map((list) => [list.attribs.start, tutorial(list).children('li').length])
        .join()

      return lists === steps ? [] : [`the lists start and have: ${lists}, expected ${steps}`]
    }),
  )
})

// The specification says which mode is quick, which is good, and which needs the most resources.
test('the home page gives each mode its levels of quality, speed and resources', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { fast, pro, expert, levels } = messagesOf(locale, 'modes')
      const $ = readPage(pathFor('home', locale))
      const { one, two, three } = levels

      return [
        [fast.name, one, three, one],
        [pro.name, two, two, two],
        [expert.name, three, one, three],
      ].flatMap(([name, ...wanted]) => {
        const step = $('#uses article').filter(
          (_, article) => $(article).find('h3, h4').text() === name,
        )
        const shown = step.find('p > .visuallyHidden').text()
        const expected = wanted.map((level) => `: ${level}`).join('')

        return difference(`levels of ${name}`, expected, shown)
      })
    }),
  )
})

test('the about page shows the company only if brand.yaml contains it', () => {
  const { company } = readContent<{ company: string | null }>('site/brand.yaml')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const shown = readPage(pathFor('about', locale))('main address').text()
      return shown === (company ?? '') ? [] : [shown]
    }),
  )
})

/** Returns the URL of a choice in the language menu. At `/`, the query states the choice. */
const chosenUrl = (path: string, code: Locale, current: Locale) =>
  path === '/' && code !== current ? `/?${localeCookieName}=${code}` : path

test('the language menu links to the same page in every language and marks the current one', () => {
  expectNoFaults(
    sitePages.flatMap(({ path, locale, route }) => {
      const $ = readPage(path)
      const links = $('header details a[hreflang]')
      const shown = links.toArray().map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      const autonym = (code = 'en') =>
        new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
      const misnamed = links.filter((_, link) => {
        const { lang, hreflang } = link.attribs
        const name = $(link).text().toLowerCase()
        return lang !== hreflang || !name.includes(autonym(hreflang).toLowerCase())
      })
      const wanted = localesByName.map(
        (code) => `${code} ${chosenUrl(pathFor(route, code), code, locale)}`,
      )
      const current = links.filter('[aria-current]').text().trim()

      return [
        ...misnamed.toArray().map((link) => `${path}: ${$.html(link)}`),
        ...(shown.join() === wanted.join() ? [] : [`${path}: ${shown.join(', ')}`]),
        ...(current === locales[locale].name
          ? []
          : [`${path}: the current language is "${current}"`]),
      ]
    }),
  )
})

test('the home page shows the demos that have a video, and no others', () => {
  const { testimonials } = readContent<{
    testimonials: { key: string; videoId: string | null }[]
  }>('site/testimonials.yaml')

  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(localizedPath('/', locale))
      const titles = $('#testimonials h3')
        .toArray()
        .map((heading) => plain($(heading).text()))
      const items: Readonly<Record<string, { title: string }>> = messagesOf(locale, 'home')
        .testimonials.items

      return testimonials
        .filter(({ key, videoId }) => titles.includes(plain(items[key]?.title ?? key)) === !videoId)
        .map(({ key }) => key)
    }),
  )
})

test('every picture shows what its alternative text and its attributes name', () => {
  const pictures = new Set(
    filesBelow(join(project, 'content/images')).map((file) => parse(file).name),
  )

  expectNoFaults(
    sitePages.flatMap(({ path, locale, route }) => {
      const $ = readPage(path)
      const { names } = messagesOf(locale, 'common').swap
      const namespaces = [...new Set([route, ...routes[route].namespaces])]
      const images = $('img').toArray()
      const photos = namespaces
        .flatMap((name) => textsOf(messagesOf(locale, name)))
        .flatMap(([key, alt]) => {
          const picture = /(?:^|\.)([^.]+)\.alt$/.exec(key)?.[1] ?? ''
          const shown = images.filter(({ attribs }) => attribs.alt === alt)
          return pictures.has(picture)
            ? shown.filter(({ attribs }) => !attribs.src?.includes(`/${picture}-`))
            : []
        })
      const faces = images.filter((image) => {
        const { src = '', alt, 'data-face': face, 'data-head': head } = image.attribs
        const choice = $(image).closest('label').find('input[value]').attr('value') ?? ''
        const label = (alt ?? '') + $(image).closest('label').text()
        const { [choice]: name, ...others }: Readonly<Record<string, string>> = names
        const part = (kind: string, name: string | undefined) =>
          name !== undefined && src.includes(`/${kind}-`) && src !== `/cast/${kind}-${name}.svg`
        const namesOther = Object.values(others).some((other) => label.includes(other))
        const isWrongChoice = src !== `/cast/${choice}-${choice}.svg` || namesOther

        return part('face', face) || part('head', head) || (name !== undefined && isWrongChoice)
      })

      return [...photos, ...faces].map((image) => `${path}: ${$.html(image)}`)
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
    sitePages.flatMap(({ path, route }) => {
      const $ = readPage(path)
      const described = '[role=img][aria-label], img[alt]:not([aria-hidden])'
      const nameOf = ({ attribs }: { attribs: Record<string, string> }) =>
        attribs.alt ?? attribs['aria-label'] ?? ''
      const hero = $('main > *').first().find(described).length
      const silent = (illustrated[route] ?? []).filter((id) => $(id).find(described).length === 0)
      const repeated = $('main section')
        .toArray()
        .flatMap((section) => {
          // Each system has its own list of steps.
          const names = $(section).find(described).not('[data-for] *, li *').toArray().map(nameOf)

          return names.filter((name, index) => names.indexOf(name) !== index)
        })

      return [
        ...(hero === 0 && !isLegalRoute(route)
          ? [`${path}: the first section describes nothing`]
          : []),
        ...silent.map((id) => `${path}${id} describes nothing`),
        ...repeated.map((name) => `${path}: "${name}" twice`),
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

test('every cell of the requirements has the value for its system, component and column', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { caption, columns, parts, ...systems } = messagesOf(locale, 'requirements')
      const $ = readPage(pathFor('download', locale))

      return (['windows', 'mac'] as const).flatMap((system) => {
        const table = $('table').filter(
          (_, one) => $(one).find('caption').text() === caption[system],
        )
        const heads = table
          .find('thead th')
          .map((_, head) => $(head).text())
          .get()

        return (['minimum', 'recommended'] as const).flatMap((level) =>
          Object.entries<string>(systems[system][level])
            .filter(([part, value]) => {
              const row = table
                .find('tbody tr')
                .filter((_, one) => $(one).find('th').text() === parts[part as keyof typeof parts])
              // A cell of several columns is in the last of them, too.
              const cells = row
                .children()
                .toArray()
                .flatMap((cell) => Array<typeof cell>(Number(cell.attribs.colspan ?? 1)).fill(cell))

              return plain($(cells[heads.indexOf(columns[level])]).text()) !== plain(value)
            })
            .map(([part]) => `${system}, ${level}: ${part}`),
        )
      })
    }),
  )
})

/** The elements whose texts have the same place in every language. Others contain them, or mark words in a sentence. */
const placed =
  'h1, h2, h3, h4, p, li, dt, dd, th, td, a:not([hreflang]), button, summary, label, legend, figcaption, caption, span[class]'

const textsByPlace = (path: string) => {
  const $ = readPage(path)
  return $('body')
    .find(placed)
    .map((_, element) => plain($(element).text()))
    .get()
}

/** Each kind of page with its English texts by place, and the keys of each English string. */
const englishPages = routeNames.map((route) => ({
  route,
  texts: textsByPlace(pathFor(route, 'en')),
  keys: groupBy(stringsOf(route, 'en'), ([, text]) => text),
}))

/** Returns the strings that a page may show, by their key. */
function stringsOf(route: Route, locale: Locale): (readonly [key: string, text: string])[] {
  return ['common' as const, route, ...routes[route].namespaces].flatMap((name) =>
    textsOf(messagesOf(locale, name), [name]).map(([key, text]) => [key, plain(text)] as const),
  )
}

test.each(localeCodes)('the texts of every page in %s are in the places of English', (locale) => {
  expectNoFaults(
    englishPages.flatMap(({ route, texts, keys }) => {
      const path = pathFor(route, locale)
      const translated = new Map(stringsOf(route, locale))
      const found = textsByPlace(path)

      return texts.flatMap((text, index) => {
        const expected = keys.get(text)?.map(([key]) => translated.get(key))

        return !text || !expected || expected.includes(found[index])
          ? []
          : [`${path}: expected "${expected[0]}", found "${found[index]}"`]
      })
    }),
  )
})

/** Returns the keys of the strings that stand out in a page, in order. Other bold words are parts of sentences. */
function boldStrings(route: Route, locale: Locale): string[] {
  const $ = readPage(pathFor(route, locale))
  const keys = groupBy(stringsOf(route, locale), ([, text]) => text)

  return $('strong')
    .toArray()
    .flatMap((element) => keys.get(plain($(element).text())) ?? [])
    .map(([key]) => key)
}

test('the strings that stand out are in the places of English', () => {
  expectNoFaults(
    routeNames.flatMap((route) => {
      const english = boldStrings(route, 'en')

      return inEveryLanguage((locale) => {
        // In some languages, a bold word of a sentence is the same as another string.
        const own = boldStrings(route, locale).filter((key) => english.includes(key))

        return difference(route, english, own)
      })
    }),
  )
})
