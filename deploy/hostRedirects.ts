import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { pathFor } from '../src/lib/paths'
import { localizedRedirects, type Redirect } from '../src/lib/redirects'
import { defaultLocale, localeCodes, type Locale } from '../src/site/locales'
import { getPath, permanentPath } from '../src/site/permanentPaths'
import type { ReleaseFiles } from '../src/site/releases'

/** A redirect that the web host sends. */
export interface HostRedirect extends Redirect {
  readonly status: 301 | 302
  /** If set, the redirect applies only to visitors with this language. */
  readonly language?: Locale
}

/** Reads a project's redirects: from moved pages to their new paths, and from URLs below /get/ to the newest files. */
export function readRedirects(project: string): HostRedirect[] {
  const read = (name: string): unknown =>
    parse(readFileSync(join(project, 'content/site', name), 'utf8'))
  const { redirects } = read('redirects.yaml') as { redirects: readonly Redirect[] }
  const { files } = read('releases.json') as { files: ReleaseFiles }
  return [
    ...localizedRedirects(redirects).map((moved) => ({ ...moved, status: 301 as const })),
    ...latestFiles(files),
  ]
}

/** Returns the redirects from /get/ and from the URLs below it, each with and without a trailing slash. */
export function latestFiles(files: ReleaseFiles): HostRedirect[] {
  const pages = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((language) => ({ from: getPath, to: pathFor('download', language), language }))
  const newest = files.flatMap((file) => {
    const from = permanentPath(file)
    const to = file.channels.preferred
    return from && to ? [{ from, to }] : []
  })
  return [...pages, { from: getPath, to: pathFor('download', defaultLocale) }, ...newest].flatMap(
    (redirect) =>
      [redirect.from, redirect.from.slice(0, -1)].map((from) => ({
        ...redirect,
        from,
        status: 302 as const,
      })),
  )
}
