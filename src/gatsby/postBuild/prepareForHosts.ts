import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { securityTxt } from '../../lib/hosting/securityTxt'
import type { SiteFacts } from '../../lib/seo/siteFacts'
import { writeCompressed } from './compress'
import { writeHostFiles } from './hostFiles'
import { removeUnpublished } from './publicFiles'

/** What Gatsby's state holds of `createRedirect`. */
interface RedirectState {
  readonly redirects: readonly { readonly fromPath: string; readonly toPath: string }[]
}

/** The last step of a build, when every page is final: takes the folder of the site and makes it what hosts publish. */
export async function prepareForHosts(
  folder: string,
  { siteUrl, contact }: SiteFacts,
  store: ParentSpanPluginArgs['store'],
): Promise<void> {
  await removeUnpublished(folder)
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(
    join(folder, '.well-known/security.txt'),
    securityTxt({ email: contact.email, siteUrl, today: new Date() }),
  )
  const { redirects } = (store as unknown as { getState: () => RedirectState }).getState()
  await writeHostFiles({
    folder,
    nginxFolder: join(process.cwd(), 'deploy/nginx/generated'),
    moves: redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
  })
  await writeCompressed(folder)
}
