import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { writeFeeds } from './feeds'
import type { Site } from './readSite'
import { writeSocialCards } from './socialCards'
import { styleSitemap } from './styleSitemap'

/** Writes into the built site what only machines ask for: cards, feeds, manifests, the map of the site. */
export async function writeForMachines(
  folder: string,
  site: Site,
  reporter: Reporter,
): Promise<void> {
  const project = join(folder, '..')
  const [drawn] = await Promise.all([
    writeSocialCards(folder, site, project),
    writeFeeds(folder, site, project),
    styleSitemap(folder),
  ])
  reporter.info(`${drawn} social cards drawn anew`)
}
