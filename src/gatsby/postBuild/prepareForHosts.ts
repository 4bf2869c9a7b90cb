import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { securityTxt } from '../../lib/securityTxt'
import type { SiteFacts } from '../../lib/seo/siteFacts'
import { writeCompressed } from './compress'
import { removeUnpublished } from './publicFiles'

/** The last step of a build: removes unpublished files, writes security.txt and precompresses text files. */
export async function prepareForHosts(
  folder: string,
  { siteUrl, contact }: SiteFacts,
): Promise<void> {
  await removeUnpublished(folder)
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(
    join(folder, '.well-known/security.txt'),
    securityTxt({ email: contact.email, siteUrl, today: new Date() }),
  )
  await writeCompressed(folder)
}
