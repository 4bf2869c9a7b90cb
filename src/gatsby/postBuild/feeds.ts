import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { atomFeed, feedPath } from '../../lib/seo/releaseFeed'
import { lastChange } from '../../lib/seo/lastModified'
import { llmsText, manifestPath, robotsText, webManifest } from '../../lib/seo/rootFiles'
import { defaultLocale } from '../../site/locales'
import { gitHistory } from '../gitHistory'
import type { Site } from './readSite'

const releases = 'content/site/releases.json'

/** Writes robots.txt, llms.txt, the releases as JSON and as a feed, and the manifest of every language. */
export async function writeFeeds(folder: string, site: Site, project: string): Promise<void> {
  const { facts, languages } = site
  const words = languages.find(({ locale }) => locale === defaultLocale)
  if (!words) throw new Error('the default language has no words')
  const page = absoluteUrl(facts.siteUrl, pathFor('download', defaultLocale))
  const files = {
    'robots.txt': robotsText(facts.siteUrl),
    'llms.txt': llmsText(facts, words),
    'releases.json': asJson({ name: facts.brand, page, files: facts.files }),
    [feedPath]: atomFeed(facts, words, await whenReleasesChanged(project)),
    ...Object.fromEntries(
      languages.map(({ locale, pages }) => [
        manifestPath(locale),
        asJson(
          webManifest(locale, { name: facts.brand, description: pages.home.meta.description }),
        ),
      ]),
    ),
  }
  await Promise.all(
    Object.entries(files).map(([path, text]) => writeFile(join(folder, path), text)),
  )
}

async function whenReleasesChanged(project: string): Promise<string> {
  const committed = lastChange(gitHistory(project), [releases])
  return committed ?? (await stat(join(project, releases))).mtime.toISOString()
}

function asJson(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
