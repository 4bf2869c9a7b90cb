import type { CreatePagesArgs } from 'gatsby'
import { localizedRedirects, type Redirect } from '../lib/seo/redirects'
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
  for (const { from, to } of localizedRedirects(redirects.redirects)) {
    args.actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })
  }
}
