import { join } from 'node:path'
import { writeTwins } from './compress'
import { writeHostFiles } from './hostFiles'
import { removeUnpublished } from './publicFiles'

/** The part of Gatsby's state that holds what `createRedirect` was told. */
export interface RedirectState {
  readonly redirects: readonly { readonly fromPath: string; readonly toPath: string }[]
}

/** The last step of a build, when every page is final: takes the folder of the site and makes it what hosts publish. */
export async function prepareForHosts(folder: string, { redirects }: RedirectState): Promise<void> {
  await removeUnpublished(folder)
  await writeHostFiles({
    folder,
    nginxFolder: join(process.cwd(), 'deploy/nginx/generated'),
    moves: redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
  })
  await writeTwins(folder)
}
