import {
  downloadRedirect,
  homeRedirect,
  isFromCrawler,
  nearMissRedirect,
  vary,
  type HostRequest,
} from '../../src/gatsby/hosting/hostRules'
import { notFoundPath } from '../../src/lib/paths'
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { permanentRoots, reportsPath } from '../../src/site/permanentPaths'

interface Environment {
  readonly ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/**
 * The Cloudflare Worker. It redirects `/` and `/get/` by language, near misses to the page that they mean, and permanently
 * to the trailing slash. It sends empty 404 responses to crawlers, and logs reports of policy violations. wrangler.jsonc
 * sets the paths for which the Worker runs, in addition to paths without a file.
 */
const worker = {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const url = new URL(request.url)
    const visit: HostRequest = {
      path: url.pathname,
      query: url.search,
      header: (name) => request.headers.get(name),
    }
    const errorPage = () => ASSETS.fetch(new Request(new URL(errorPath(url.pathname), url)))

    if (request.method === 'POST' && url.pathname === reportsPath) {
      await logReport(request)

      return withoutBody(204, (await errorPage()).headers, {})
    }

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withoutBody(405, (await errorPage()).headers, { Allow: 'GET, HEAD' })

    if (isNotFoundPage(url.pathname)) return missing(visit, await errorPage())
    const response = await ASSETS.fetch(request)
    if (permanentRoots.includes(url.pathname)) {
      const Location = downloadRedirect(visit)

      return withoutBody(302, response.headers, { Location, Vary: vary.latest })
    }

    if (url.pathname === '/') return homePage(visit, response)
    // Cloudflare redirects to the trailing slash with 307, which search engines treat as temporary.
    if (response.status === 307) return withoutBody(301, response.headers, {})

    return response.status === 404 ? missing(visit, await errorPage()) : response
  },
}

/** Returns the path at which Cloudflare serves the not-found page in the language of a path. */
function errorPath(path: string): string {
  const language = path.split('/')[1]
  const locale = localeCodes.find((code) => code === language) ?? defaultLocale
  return notFoundPath(locale).replace(/\.html$/, '/')
}

/** Returns whether a path is that of a not-found page, as a file or as Cloudflare serves it. */
function isNotFoundPage(path: string): boolean {
  return localeCodes.some((locale) => {
    const file = notFoundPath(locale)
    const page = file.replace(/\.html$/, '')

    return [file, page, `${page}/`].includes(path)
  })
}

/** The length up to which reports are logged. A browser can send several reports in one request. */
const reportLimit = 8192

/** Logs the browser's report of a policy violation, without the visitor's cookies and IP address. */
async function logReport(request: Request): Promise<void> {
  const report = await request.text()
  console.warn('policy', report.slice(0, reportLimit))
}

/** Redirects `/` to the home page in the visitor's language, or returns the English home page. */
function homePage(visit: HostRequest, english: Response): Response {
  const Location = homeRedirect(visit)
  if (Location) return withoutBody(302, english.headers, { Location, Vary: vary.home })
  const headers = new Headers(english.headers)
  headers.set('Vary', vary.home)
  return new Response(english.body, { status: english.status, headers })
}

/** Redirects to the page that a path without a file certainly means. Otherwise, sends the not-found page to people. */
function missing(visit: HostRequest, { body, headers }: Response): Response {
  const Location = nearMissRedirect(visit)
  if (Location) return withoutBody(301, headers, { Location })
  if (isFromCrawler(visit)) return withoutBody(404, headers, { Vary: vary.error })
  const forPeople = new Headers(headers)
  forPeople.set('Vary', vary.error)
  return new Response(body, { status: 404, headers: forPeople })
}

/** Returns a response without a body. Combines the headers `others`, except those that describe a body, with `own`. */
function withoutBody(status: number, others: Headers, own: Record<string, string>): Response {
  const headers = new Headers(others)
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag']) {
    headers.delete(name)
  }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response(null, { status, headers })
}

// eslint-disable-next-line import-x/no-default-export -- The Workers runtime needs a default export.
export default worker
