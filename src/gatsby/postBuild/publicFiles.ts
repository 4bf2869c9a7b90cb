import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/filesBelow'
import { digestNamed } from '../../site/digests'

/** Files of Gatsby and webpack for other tools. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', 'oss-licenses.json', '~partytown']

/** Removes files that visitors don't need from a built site: statistics, source maps, and bundles of older builds. */
export async function removeUnpublished(
  folder: string,
  bundled: ReadonlySet<string>,
): Promise<void> {
  const isOutdated = (file: string) =>
    new RegExp(digestNamed).test(`/${file}`) && !bundled.has(file)
  const unwanted = filesBelow(folder).filter(
    // licences.txt contains the comments that the minifier extracts.
    (file) => /\.(?:map|LICENSE\.txt)$/.test(file) || isOutdated(file),
  )
  await Promise.all(
    [...leftovers, ...unwanted].map((path) =>
      rm(join(folder, path), { recursive: true, force: true }),
    ),
  )
}
