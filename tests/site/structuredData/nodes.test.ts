import { readSiteFile } from '../../support/content'
import { expectNoFaults, faultsOn } from '../../support/faults'
import { nodesOfType, pageHeads } from '../../support/pageHeads'
import { expectedNodes } from '../../support/structuredData'

/** The schema.org types that pages have, with the properties that search engines need of each. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
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

/** Returns a fault for each of the properties that a node of a page has. */
const inventedProperties = (properties: readonly string[]): string[] =>
  faultsOn(pageHeads, ({ nodes }) =>
    nodes.flatMap((node) =>
      properties.map((name) => name in node && `${node['@type']} has an invented ${name}`),
    ),
  )

test('every page has structured data', () => {
  expectNoFaults(faultsOn(pageHeads, ({ nodes }) => [nodes.length === 0 && 'has none']))
})

test('all nodes have known types', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ nodes }) =>
      nodes.map((node) => !requiredProperties[node['@type']] && `${node['@type']} is unknown`),
    ),
  )
})

test('all nodes have the required properties of their types', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ nodes }) =>
      nodes.flatMap((node) => {
        const type = node['@type']
        const required = requiredProperties[type] ?? []

        return required.map((name) => !node[name] && `${type} has no ${name}`)
      }),
    ),
  )
})

test('no node has a rating, because there is none', () => {
  expectNoFaults(inventedProperties(['aggregateRating', 'review']))
})

test('no node has a price before the content has one', () => {
  const { plans } = readSiteFile('plans')
  const hasPrices = plans.some(({ price }) => price !== null)

  expectNoFaults(hasPrices ? [] : inventedProperties(['offers', 'price']))
})

test('every node to which another one refers is on the same page', () => {
  expectNoFaults(
    faultsOn(pageHeads, (page) => {
      const json = JSON.stringify(page.nodes)
      // A reference has no property but the ID. A node starts with its ID.
      const referred = Array.from(json.matchAll(/\{"@id":("[^"]+")\}/g), ([, id = '']) => id)

      return referred.filter((id) => !json.includes(`"@id":${id},`))
    }),
  )
})

test.each(pageHeads)('the nodes on $path have the facts and the texts of the content', (page) => {
  for (const [type, expected] of Object.entries(expectedNodes(page))) {
    const nodes = nodesOfType(page, type)
    const matching = expected.map((values) => expect.objectContaining(values) as unknown)

    expect(nodes).toEqual(matching.slice(0, nodes.length))
  }
})
