import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../content/filesBelow'
import { digestNamed } from '../../site/digests'

/** Files and folders that Gatsby and webpack write for other tools. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', 'oss-licenses.json', '~partytown']

/** Removes files that visitors don't need from the built site: statistics, source maps, and bundles of older builds. */
export async function removeUnpublished(
  folder: string,
  bundled: ReadonlySet<string>,
): Promise<void> {
  const isOutdated = (file: string) =>
    new RegExp(digestNamed).test(`/${file}`) && !bundled.has(file)
  const unwanted = filesBelow(folder).filter(
    // The minifier moves licence comments to LICENSE.txt files. licences.txt replaces these files.
    (file) => /\.(?:map|LICENSE\.txt)$/.test(file) || isOutdated(file),
  )
  await Promise.all(
    [...leftovers, ...unwanted].map((path) =>
      rm(join(folder, path), { recursive: true, force: true }),
    ),
  )
}
