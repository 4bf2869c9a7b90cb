import { absoluteUrl } from '../absoluteUrl'

/** What robots.txt says: everything may be read, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap-index.xml')}\n`
}
