import { load } from 'cheerio'
import { localeCodes } from '../../src/site/locales'
import { mainFiles, systems } from '../../src/site/systems'
import { readPage } from '../support/builtSite'
import { messagesOf, readContent, releaseFile } from '../support/content'
import { difference, expectNoFaults, listDifferences } from '../support/faults'
import { onEveryPage, pageHeads, type PageHead } from '../support/pageHeads'
import { minimumFaults } from '../support/requirements'
import { expectedNodes } from '../support/structuredData'

describe('structured data', () => {
  const required: Readonly<Record<string, readonly string[]>> = {
    Organization: ['name', 'url', 'logo', 'email', 'sameAs'],
    WebSite: ['name', 'url', 'inLanguage'],
    SoftwareApplication: [
      'name',
      'operatingSystem',
      'applicationCategory',
      'processorRequirements',
      'downloadUrl',
    ],
    FAQPage: ['mainEntity'],
    BreadcrumbList: ['itemListElement'],
    Product: ['name', 'description', 'image', 'offers'],
    VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl'],
  }
  const nodesOf = (page: PageHead, type: string) =>
    page.nodes.filter((node) => node['@type'] === type)

  test('has only known types', () => {
    expectNoFaults(
      onEveryPage(({ nodes }) =>
        nodes.map((node) => !required[node['@type']] && `${node['@type']} is unknown`),
      ),
    )
  })

  test('is on every page', () => {
    expectNoFaults(onEveryPage(({ nodes }) => [nodes.length === 0 && 'has none']))
  })

  test('has all required properties', () => {
    expectNoFaults(
      onEveryPage(({ nodes }) =>
        nodes.flatMap((node) => {
          const type = node['@type']

          return (required[type] ?? []).map((name) => !node[name] && `${type} has no ${name}`)
        }),
      ),
    )
  })

  test('invents no rating, and no price before there is one', () => {
    const { plans } = readContent<{ plans: { price: unknown }[] }>('site/plans.yaml')
    const hasPrices = plans.some(({ price }) => price !== null)
    const invented = ['aggregateRating', 'review', ...(hasPrices ? [] : ['offers', 'price'])]

    expectNoFaults(
      onEveryPage(({ nodes }) =>
        nodes.flatMap((node) =>
          invented.map((name) => name in node && `${node['@type']} has an invented ${name}`),
        ),
      ),
    )
  })

  test.each(localeCodes)(
    'has the facts and the texts of the content on every page in %s',
    (locale) => {
      for (const page of pageHeads.filter((each) => each.locale === locale)) {
        for (const [type, expected] of Object.entries(expectedNodes(page))) {
          const own = nodesOf(page, type)

          expect([page.path, own]).toEqual([
            page.path,
            own.map((_, index) => expect.objectContaining(expected[index] ?? {}) as unknown),
          ])
        }
      }
    },
  )

  test.each(pageHeads.filter(({ route }) => route === 'home' || route === 'download'))(
    'describes on $path the minimum of each system',
    (page) => {
      const apps = nodesOf(page, 'SoftwareApplication') as Readonly<Record<string, string>>[]
      const urls = systems.map((system) => releaseFile(mainFiles[system]).channels.preferred)
      const described = apps.map(({ downloadUrl = '' }) => downloadUrl)

      expectNoFaults([
        ...listDifferences('downloads', urls, described),
        ...systems.flatMap((system, index) => {
          const app = apps.find(({ downloadUrl }) => downloadUrl === urls[index])
          const { operatingSystem, processorRequirements, memoryRequirements } = app ?? {}
          const text = [operatingSystem, processorRequirements, memoryRequirements].join('; ')

          // Search engines know no property for the graphics card.
          return minimumFaults(system, system, text, ['graphicsNvidia', 'graphicsAmd'])
        }),
      ])
    },
  )

  test('describes the newest version for each system', () => {
    const newest = (key: string, system: RegExp) => {
      const { version, channels } = releaseFile(key)
      const operatingSystem = expect.stringMatching(system) as string
      const common = { downloadUrl: channels.preferred, operatingSystem }
      return expect.objectContaining(
        version ? { ...common, softwareVersion: version } : common,
      ) as unknown
    }

    for (const page of pageHeads) {
      const isExpected = page.route === 'home' || page.route === 'download'
      const apps = [newest('windowsDownloader', /^Windows/), newest('macImage', /^macOS/)]

      expect([page.path, nodesOf(page, 'SoftwareApplication')]).toEqual([
        page.path,
        isExpected ? apps : [],
      ])
    }
  })

  test('describes every demo that has a video, on the home page', () => {
    const { player, testimonials } = readContent<Queries.Testimonials>('site/testimonials.yaml')
    const shown = testimonials.filter(({ videoId }) => videoId)

    expectNoFaults(
      onEveryPage((page) => {
        const texts: Readonly<Record<string, { title: string; text: string }>> = messagesOf(
          page.locale,
          'home',
        ).testimonials.items
        const videos = shown.map(({ key, videoId }) => [
          `${player}${videoId}`,
          texts[key]?.title,
          texts[key]?.text,
        ])
        const described = nodesOf(page, 'VideoObject').map(({ embedUrl, name, description }) => [
          embedUrl,
          name,
          description,
        ])

        return difference('videos', page.route === 'home' ? videos : [], described)
      }),
    )
  })

  test('has a breadcrumb for every page but the home page, named as in the navigation', () => {
    const navigation =
      readContent<Record<string, { key: string; route?: string }[]>>('site/navigation.yaml')
    const entries = [navigation.header, navigation.footer].flatMap((list) => list ?? [])

    expectNoFaults(
      onEveryPage((page) => {
        const labels: Readonly<Record<string, string>> = messagesOf(
          page.locale,
          'common',
        ).navigation
        const { key } = entries.find(({ route }) => route === page.route) ?? { key: page.route }
        const trails = nodesOf(page, 'BreadcrumbList').map(({ itemListElement }) => {
          const { name, item } = (itemListElement as { name: string; item: string }[]).at(-1) ?? {}

          return { name, item }
        })
        const wanted = page.route === 'home' ? [] : [{ name: labels[key], item: page.canonical }]

        return difference('last breadcrumb', wanted, trails)
      }),
    )
  })

  test('describes every node that it refers to', () => {
    expectNoFaults(
      onEveryPage((page) => {
        const nodes = JSON.stringify(page.nodes)
        const referred = Array.from(nodes.matchAll(/\{"@id":("[^"]+")\}/g), ([, id = '']) => id)
        return referred.filter((id) => !nodes.includes(`"@id":${id},`))
      }),
    )
  })

  test('contains the same questions and answers as the page', () => {
    const questions = readContent<Readonly<Record<string, readonly string[]>>>('site/faq.yaml')
    const plain = (text: string) => text.replace(/\s+/g, '')
    const textOf = (html: string) => plain(load(html).text())

    expectNoFaults(
      onEveryPage((page) => {
        const entries = nodesOf(page, 'FAQPage').flatMap(
          ({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[],
        )
        const main = readPage(page.path)('main').clone()

        // Removes the visually hidden text "(opens in a new tab)", which the structured data does not contain.
        main.find('a[target=_blank] span').remove()
        const text = plain(main.text())

        return [
          entries.length !== (questions[page.route]?.length ?? 0) &&
            `has ${entries.length} questions`,
          ...entries.map(
            ({ name, acceptedAnswer }) =>
              !(text.includes(plain(name)) && text.includes(textOf(acceptedAnswer.text))) && name,
          ),
        ]
      }),
    )
  })
})
