import { mainFiles, systems, type System } from '../../../src/site/systems'
import { releaseFile } from '../../support/content'
import { expectNoFaults, faultsOn } from '../../support/faults'
import { nodesOfType, pageHeads, type PageHead } from '../../support/pageHeads'
import { minimumFaults } from '../../support/requirements'

const describesApp = ({ route }: PageHead): boolean => route === 'home' || route === 'download'

/** Returns the nodes for the app on a page. All properties that these tests read are strings. */
const appsOn = (page: PageHead) =>
  nodesOfType(page, 'SoftwareApplication') as readonly Readonly<Record<string, string>>[]

/** Returns the node for the app of a system. Its ID ends with the name of the system. */
const appFor = (page: PageHead, system: System) =>
  appsOn(page).find((node) => node['@id']?.endsWith(`#${system}`))

test('only the home page and the download page describe the app', () => {
  expectNoFaults(
    faultsOn(pageHeads, (page) => [
      !describesApp(page) && appsOn(page).length > 0 && 'has a SoftwareApplication',
    ]),
  )
})

describe.each(pageHeads.filter(describesApp))('the app on $path', (page) => {
  test('has one node for each system', () => {
    expect(systems.map((system) => appFor(page, system))).toEqual(appsOn(page))
  })

  test.each([
    ['windows', /^Windows/],
    ['mac', /^macOS/],
  ] as const)('has the newest version for %s', (system, name) => {
    const app = appFor(page, system)
    const { version, channels } = releaseFile(mainFiles[system])

    expect(app?.operatingSystem).toMatch(name)
    expect(app?.downloadUrl).toBe(channels.preferred)
    expect(app?.softwareVersion).toBe(version ?? undefined)
  })

  test.each(systems)('has the minimum requirements of %s', (system) => {
    const app = appFor(page, system)
    const described = [
      app?.operatingSystem,
      app?.processorRequirements,
      app?.memoryRequirements,
    ].join('; ')

    // Search engines know no property for the graphics card.
    expectNoFaults(minimumFaults(system, system, described, ['graphicsNvidia', 'graphicsAmd']))
  })
})
