import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/filesBelow'
import { digestNamed } from '../../site/digests'

/** Files that Gatsby and webpack leave in the folder for other tools. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', 'oss-licenses.json', '~partytown']

/** Removes from a built site what is not for visitors: statistics, source maps, and bundles that this build did not make. */
export async function removeUnpublished(
  folder: string,
  bundled: ReadonlySet<string>,
): Promise<void> {
  const isOutdated = (file: string) =>
    new RegExp(digestNamed).test(`/${file}`) && !bundled.has(file)
  const unwanted = filesBelow(folder).filter(
    // licences.txt has the comments that the minifier extracts.
    (file) => /\.(?:map|LICENSE\.txt)$/.test(file) || isOutdated(file),
  )
  const compressed = unwanted.flatMap((file) => [`${file}.br`, `${file}.gz`])
  await Promise.all(
    [...leftovers, ...unwanted, ...compressed].map((path) =>
      rm(join(folder, path), { recursive: true, force: true }),
    ),
  )
}
