import { parseAtomFeed } from 'feedsmith'
import { notesHtml } from '../../src/gatsby/postBuild/releaseFeed'
import { fileMessages } from '../../src/lib/messages'
import { pathFor } from '../../src/lib/paths'
import { localeCodes, locales, type Locale } from '../../src/site/locales'
import type { Release } from '../../src/site/releases'
import { routeNames } from '../../src/site/routes'
import { mainFiles, systems } from '../../src/site/systems'
import { builtRedirects, readBuilt, readPage } from '../support/builtSite'
import { messagesOf, readContent, releaseFile, releaseFiles } from '../support/content'
import { difference, expectNoFaults, listDifferences } from '../support/faults'
import { contact } from '../support/linkLabels'
import { sitePages } from '../support/sitePages'

type Needs = Readonly<Record<string, string | number>>

const requirements =
  readContent<Readonly<Record<string, { readonly minimum: Needs; readonly recommended: Needs }>>>(
    'site/requirements.yaml',
  )
const canonical = readPage('/')('link[rel=canonical]').attr('href') ?? ''
const { origin } = new URL(canonical)
const { name: brand } = readContent<{ name: string }>('site/brand.yaml')

/** Returns the values of a system that only the recommended computer has, without those that are part of a minimum. */
function recommendedOnly(system: string): string[] {
  const { minimum = {}, recommended = {} } = requirements[system] ?? {}
  const least = Object.values(minimum).join('; ')

  return Object.values(recommended)
    .map(String)
    .filter((value) => !least.includes(value))
}

/** Returns what a text lacks of a system's minimum, and what it has of the recommended values. */
function minimumFaults(name: string, system: string, text: string): string[] {
  const words = ` ${text.replace(/\s/g, ' ')} `
  const has = (value: unknown) => new RegExp(`(?<!\\w)${String(value)}(?!\\d)`).test(words)
  const minimum = Object.values(requirements[system]?.minimum ?? {})

  return [
    ...minimum
      .filter((value) => !has(value))
      .map((value) => `${name}: minimum ${value} is missing`),
    ...recommendedOnly(system)
      .filter(has)
      .map((value) => `${name}: ${value} is recommended, expected only the minimum`),
  ]
}

describe('llms.txt', () => {
  const text = readBuilt('llms.txt')
  const lines = text.split('\n')
  const ownLinks = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link).filter(
    (link) => link.startsWith(`${origin}/`),
  )
  const { platforms } = messagesOf('en', 'requirements')

  test.each(systems)('says what the app needs at least on %s', (system) => {
    const line = lines.find((one) => one.startsWith(`- ${platforms[system]}: `)) ?? ''

    expectNoFaults(minimumFaults(`"${line}"`, system, line))
  })

  test('says which virtual camera is needed', () => {
    const { virtualCamera } = readContent<{
      virtualCamera: { program: string; minimumVersion: number }
    }>('site/requirements.yaml')

    expect(text).toContain(`${virtualCamera.program} ${virtualCamera.minimumVersion}`)
  })

  test('names each file with its own version and its own permanent URL', () => {
    const paths = builtRedirects().filter(({ from }) => from.endsWith('/'))
    const permanent = new Map(paths.map(({ from, to }) => [to, `${origin}${from}`]))

    expectNoFaults(
      releaseFiles().flatMap(({ key, version, channels }) => {
        const url = permanent.get(channels.preferred) ?? channels.preferred
        const found = lines.filter((line) => line.includes(`(${url})`))
        const shown = found.map((line) => line.split('): ')[1] ?? null)

        return difference(`${key} at ${url}`, [version], shown)
      }),
    )
  })

  test('describes each page as the page describes itself', () => {
    expectNoFaults(
      routeNames.flatMap((route) => {
        const { title, description } = messagesOf('en', route).meta
        const url = `${origin}${pathFor(route, 'en')}`
        const line = `- [${title}](${url}): ${description}`

        return lines.includes(line) ? [] : [`expected the line "${line}"`]
      }),
    )
  })

  test('names each language with its own home page', () => {
    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const line = `- [${locales[locale].name}](${origin}${pathFor('home', locale)})`

        return lines.includes(line) ? [] : [`expected the line "${line}"`]
      }),
    )
  })

  test('links to every English page, and to the home page of every language', () => {
    const pages = sitePages.filter(({ locale, route }) => locale === 'en' || route === 'home')

    expect(ownLinks).toEqual(expect.arrayContaining(pages.map(({ path }) => origin + path)))
  })

  test('links only to pages and to the newest files', () => {
    const known = [
      ...sitePages.map(({ path }) => path),
      ...builtRedirects().map(({ from }) => from),
    ]

    expectNoFaults(ownLinks.filter((link) => !known.includes(link.slice(origin.length))))
  })

  test('ends with the email address for contact', () => {
    expect(text.trimEnd().split('\n').at(-1)).toBe(`- ${contact.email}`)
  })
})

describe('releases.json', () => {
  const published = JSON.parse(readBuilt('releases.json')) as {
    readonly name: string
    readonly page: string
    readonly files: readonly (Readonly<Record<string, unknown>> & { readonly key: string })[]
  }

  test('names the app and its page', () => {
    expect([published.name, published.page]).toEqual([brand, `${origin}/download/`])
  })

  /** Returns a release with its notes as they are published. */
  const withHtml = <One extends Release>(release: One) => ({
    ...release,
    notes: notesHtml(origin, release.notes),
  })

  test('has every field of every file of the content, with its own value', () => {
    const keys = (files: readonly { readonly key: string }[]) => files.map(({ key }) => key)

    expect(keys(published.files)).toEqual(keys(releaseFiles()))
    expectNoFaults(
      releaseFiles().flatMap((file, index) =>
        Object.entries({
          ...withHtml(file),
          previous: file.previous.map(withHtml),
        }).flatMap(([field, value]) =>
          difference(`${file.key}.${field}`, value, published.files[index]?.[field]),
        ),
      ),
    )
  })
})

describe('the feed', () => {
  const { entries = [], id, links } = parseAtomFeed(readBuilt('releases.atom'))
  const ids = entries.map((entry) => entry.id ?? '')

  test('gives every entry an id of its own, in which nothing of the build is', () => {
    const known = releaseFiles().flatMap(({ key, version, previous }) =>
      [version, ...previous.map((old) => old.version)].map(
        (each) => `${origin}/download/#${key}-${each}`,
      ),
    )

    expect(id).toBe(`${origin}/releases.atom`)
    expectNoFaults(ids.filter((each) => !known.includes(each)).map((each) => `unknown id ${each}`))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('links to its page, to itself and to the newest version of each file', () => {
    const messages = messagesOf('en', 'download')
    const newest = builtRedirects().filter(({ from }) => from.endsWith('/'))
    const files = releaseFiles().flatMap(({ key, channels }) => {
      const path = newest.find(({ to }) => to === channels.preferred)

      return path
        ? { rel: 'related', title: fileMessages(messages, { key }).name, href: origin + path.from }
        : []
    })

    expect(links).toEqual([
      { rel: 'alternate', type: 'text/html', href: `${origin}/download/` },
      { rel: 'self', type: 'application/atom+xml', href: `${origin}/releases.atom` },
      ...files,
    ])
  })
})

/** The days for which security.txt may be valid: less than a year, as RFC 9116 recommends, and not too few to renew it. */
const validDays = { least: 180, most: 365 }

test('security.txt says where to report, in which language and until when, in time for the next build', () => {
  const lines = readBuilt('.well-known/security.txt').trimEnd().split('\n')
  const [, expires = ''] = lines[1]?.split(': ') ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000

  expect(lines).toEqual([
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ])
  expect(days).toBeLessThanOrEqual(validDays.most)
  expect(days).toBeGreaterThan(validDays.least)
})

type Node = Readonly<Record<string, unknown>>

/** Returns what a page says about itself, as a list of schema.org nodes. */
function nodesOn(path: string): Node[] {
  const $ = readPage(path)

  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as { '@graph': Node[] })['@graph'])
}

const publisher = { '@id': `${origin}/#organization` }

/** The values of the node for the company, which is the same on every page. */
function organization(): Node {
  const { email, telegram, discord, blog } = contact

  return {
    ...publisher,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
    sameAs: [telegram, discord, blog],
  }
}

/** The values of the nodes for the app, one for each system. */
function applications(locale: Locale): Node[] {
  const { description } = messagesOf(locale, 'home').meta
  const { virtualCamera } = messagesOf(locale, 'requirements').notes
  const url = origin + pathFor('download', locale)

  return systems.map((system) => ({
    '@id': `${url}#${system}`,
    name: brand,
    description,
    url,
    image: `${origin}/cards/home-${locale}.png`,
    applicationCategory: 'MultimediaApplication',
    softwareRequirements: virtualCamera,
    publisher,
  }))
}

/** Returns the values that each type of node must have on a page, in the order of its nodes. */
function expectedValues({
  locale,
  route,
}: Pick<(typeof sitePages)[number], 'locale' | 'route'>): Readonly<Record<string, Node[]>> {
  const { description } = messagesOf(locale, 'home').meta
  const [home, own] = (['home', route] as const).map((each) => origin + pathFor(each, locale))

  return {
    Organization: [organization()],
    WebSite: [
      {
        '@id': `${home}#website`,
        name: brand,
        url: home,
        description,
        inLanguage: locale,
        publisher,
      },
    ],
    SoftwareApplication: applications(locale),
    FAQPage: [{ inLanguage: locale }],
    BreadcrumbList: [
      {
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: brand, item: home },
          // The name of the page is that of the navigation, which structuredData.test.ts compares.
          { '@type': 'ListItem', position: 2, name: expect.any(String) as unknown, item: own },
        ],
      },
    ],
  }
}

describe('structured data', () => {
  const pages = (['home', 'download'] as const).flatMap((route) =>
    localeCodes.map((locale) => pathFor(route, locale)),
  )

  test.each(localeCodes)(
    'has the facts and the texts of the content on every page in %s',
    (locale) => {
      for (const page of sitePages.filter((each) => each.locale === locale)) {
        const nodes = nodesOn(page.path)

        for (const [type, values] of Object.entries(expectedValues(page))) {
          const own = nodes.filter((node) => node['@type'] === type)

          expect([page.path, own]).toEqual([
            page.path,
            own.map((_, index) => expect.objectContaining(values[index] ?? {}) as unknown),
          ])
        }
      }
    },
  )

  test.each(pages)('describes on %s the minimum of each system', (path) => {
    const nodes = nodesOn(path) as Readonly<Record<string, string>>[]
    const apps = nodes.filter((node) => node['@type'] === 'SoftwareApplication')
    const urls = systems.map((system) => releaseFile(mainFiles[system]).channels.preferred)

    expectNoFaults([
      ...listDifferences(
        'downloads',
        urls,
        apps.map(({ downloadUrl = '' }) => downloadUrl),
      ),
      ...systems.flatMap((system, index) => {
        const app = apps.find(({ downloadUrl }) => downloadUrl === urls[index])
        const { operatingSystem, processorRequirements, memoryRequirements } = app ?? {}
        const text = [operatingSystem, processorRequirements, memoryRequirements].join('; ')
        const { graphicsNvidia, graphicsAmd } = requirements[system]?.minimum ?? {}

        // Search engines know no property for the graphics card.
        return minimumFaults(system, system, text).filter(
          (fault) =>
            !fault.includes(`minimum ${graphicsNvidia} `) &&
            !fault.includes(`minimum ${graphicsAmd} `),
        )
      }),
    ])
  })
})

test.each(localeCodes)('the offer of the page in %s is in this language', (locale) => {
  expect(JSON.parse(readBuilt(`language-offers/${locale}.json`))).toEqual(
    messagesOf(locale, 'common').languageOffer,
  )
})
