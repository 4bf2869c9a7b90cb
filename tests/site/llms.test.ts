import { pathFor } from '../../src/lib/paths'
import { localeCodes, locales } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { systems } from '../../src/site/systems'
import { builtRedirects, readBuilt } from '../support/builtSite'
import { contact, messagesOf, navigation, readSiteFile, releaseFiles } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { builtOrigin } from '../support/links'
import { minimumFaults } from '../support/requirements'
import { sitePages } from '../support/sitePages'

describe('llms.txt', () => {
  const text = readBuilt('llms.txt')
  const lines = text.split('\n')
  const ownLinks = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link).filter(
    (link) => link.startsWith(`${builtOrigin}/`),
  )
  const { platforms } = messagesOf('en', 'requirements')

  test.each(systems)('says what the app needs at least on %s', (system) => {
    const line = lines.find((one) => one.startsWith(`- ${platforms[system]}: `)) ?? ''

    expectNoFaults(minimumFaults(`"${line}"`, system, line))
  })

  test('says which virtual camera is needed', () => {
    const { virtualCamera } = readSiteFile('requirements')

    expect(text).toContain(`${virtualCamera.program} ${virtualCamera.minimumVersion}`)
  })

  test('names each file with its own version and its own permanent URL', () => {
    const paths = builtRedirects().filter(({ from }) => from.endsWith('/'))
    const permanent = new Map(paths.map(({ from, to }) => [to, `${builtOrigin}${from}`]))

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
        const url = `${builtOrigin}${pathFor(route, 'en')}`
        const line = `- [${title}](${url}): ${description}`

        return lines.includes(line) ? [] : [`expected the line "${line}"`]
      }),
    )
  })

  test('names each language with its own home page', () => {
    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const line = `- [${locales[locale].name}](${builtOrigin}${pathFor('home', locale)})`

        return lines.includes(line) ? [] : [`expected the line "${line}"`]
      }),
    )
  })

  test('links to every English page, and to the home page of every language', () => {
    const pages = sitePages.filter(({ locale, route }) => locale === 'en' || route === 'home')

    expect(ownLinks).toEqual(expect.arrayContaining(pages.map(({ path }) => builtOrigin + path)))
  })

  test('links only to pages and to the newest files', () => {
    const known = [
      ...sitePages.map(({ path }) => path),
      ...builtRedirects().map(({ from }) => from),
    ]

    expectNoFaults(ownLinks.filter((link) => !known.includes(link.slice(builtOrigin.length))))
  })

  // The reference parser of llmstxt.org stops at any other line.
  test('has only links in its sections', () => {
    const sections = lines.slice(lines.findIndex((line) => line.startsWith('## ')))

    expectNoFaults(
      sections.filter((line) => line && !/^## .|^- \[[^\]]+\]\([^)]+\)(: .+)?$/.test(line)),
    )
  })

  test('lists pages below the titles that they have in the footer', () => {
    const { product, company } = messagesOf('en', 'common').footer
    const companyRoutes = navigation.footer.map(({ route }) => route)

    expectNoFaults(
      routeNames.flatMap((route) => {
        const url = `](${builtOrigin}${pathFor(route, 'en')}):`
        const page = lines.findIndex((line) => line.includes(url))
        const title = lines.slice(0, page).findLast((line) => line.startsWith('## '))

        return difference(route, `## ${companyRoutes.includes(route) ? company : product}`, title)
      }),
    )
  })

  test('names the email address for contact', () => {
    expect(lines).toContain(`${messagesOf('en', 'common').contact.title}: ${contact.email}`)
  })
})
