import type { CreatePagesArgs } from 'gatsby'
import { localizedPath } from '../lib/paths'
import type { Redirect } from '../lib/seo/redirects'
import { localeCodes } from '../site/locales'
import { ask } from './ask'

/** Tells Gatsby, and through it the host, where the pages at old addresses have moved, in every language. */
export async function createRedirects(args: CreatePagesArgs): Promise<void> {
  const { redirects } = await ask<{ redirects: { redirects: readonly Redirect[] } }>(
    args,
    /* GraphQL */ `
      {
        redirects {
          redirects {
            from
            to
          }
        }
      }
    `,
  )
  for (const { from, to } of redirects.redirects) {
    for (const locale of localeCodes) {
      const path = localizedPath(from, locale)
      // Old links come in both forms, and each is to arrive at once.
      for (const fromPath of [path, path.replace(/\/$/, '')]) {
        const toPath = localizedPath(to, locale)
        args.actions.createRedirect({ fromPath, toPath, isPermanent: true })
      }
    }
  }
}
