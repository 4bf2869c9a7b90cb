import { load } from 'cheerio'
import { readPage } from '../../support/builtSite'
import { messagesOf, navigation, withoutSpaces, readSiteFile } from '../../support/content'
import { difference, expectNoFaults, faultsOn } from '../../support/faults'
import { nodesOfType, pageHeads, type PageHead } from '../../support/pageHeads'

describe('the videos', () => {
  const { player, testimonials } = readSiteFile('testimonials')

  /** Returns the URL, the title and the text of each demo on the home page that has a video. */
  function demosWithVideo({ locale }: PageHead) {
    const texts: Readonly<Record<string, { title: string; text: string }>> = messagesOf(
      locale,
      'home',
    ).testimonials.items

    return testimonials
      .filter(({ videoId }) => videoId)
      .map(({ key, videoId }) => [`${player}${videoId}`, texts[key]?.title, texts[key]?.text])
  }

  test('are those of the demos on the home page', () => {
    expectNoFaults(
      faultsOn(pageHeads, (page) => {
        const expected = page.route === 'home' ? demosWithVideo(page) : []
        const described = nodesOfType(page, 'VideoObject').map(
          ({ embedUrl, name, description }) => [embedUrl, name, description],
        )

        return difference('videos', expected, described)
      }),
    )
  })
})

describe('the breadcrumbs', () => {
  const entries = [...navigation.header, ...navigation.footer]

  /** Returns the label of a page in the navigation. */
  function labelOf({ locale, route }: PageHead): string | undefined {
    const labels: Readonly<Record<string, string>> = messagesOf(locale, 'common').navigation
    const entry = entries.find((each) => each.route === route)

    return labels[entry?.key ?? route]
  }

  test('lead to every page but the home page, with its name in the navigation', () => {
    expectNoFaults(
      faultsOn(pageHeads, (page) => {
        const expected =
          page.route === 'home' ? [] : [{ name: labelOf(page), item: page.canonical }]
        const found = nodesOfType(page, 'BreadcrumbList').map(({ itemListElement }) => {
          const own = (itemListElement as { name: string; item: string }[]).at(-1)

          return { name: own?.name, item: own?.item }
        })

        return difference('last breadcrumb', expected, found)
      }),
    )
  })
})

describe('the questions', () => {
  const keysByRoute = readSiteFile('faq')

  const questionsOf = (page: PageHead) =>
    nodesOfType(page, 'FAQPage').flatMap(
      ({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[],
    )

  /** Returns the text of the main content of a page, without whitespace. */
  function shownText(path: string): string {
    const main = readPage(path)('main').clone()

    // The visually hidden text "(opens in a new tab)", which the structured data does not contain.
    main.find('a[target=_blank] span').remove()

    return withoutSpaces(main.text())
  }

  test('are as many as content/site/faq.yaml has for the page', () => {
    expectNoFaults(
      faultsOn(pageHeads, (page) => {
        const keys = keysByRoute[page.route] ?? []

        return difference('number of questions', keys.length, questionsOf(page).length)
      }),
    )
  })

  test('are on the page', () => {
    expectNoFaults(
      faultsOn(pageHeads, (page) => {
        const shown = shownText(page.path)

        return questionsOf(page).map(({ name }) => !shown.includes(withoutSpaces(name)) && name)
      }),
    )
  })

  test('have the answers of the page', () => {
    expectNoFaults(
      faultsOn(pageHeads, (page) => {
        const shown = shownText(page.path)

        return questionsOf(page).map(({ name, acceptedAnswer }) => {
          const answer = withoutSpaces(load(acceptedAnswer.text).text())

          return !shown.includes(answer) && `the answer to ${name}`
        })
      }),
    )
  })
})
