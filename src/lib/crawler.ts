/**
 * Matches the user agents of crawlers. Most of them contain a URL, which no browser's user agent does. Server rules are
 * derived from the pattern's `source`.
 */
export const crawlerPattern =
  /bot|crawl|spider|slurp|https?:|preview|archive|mediapartners|google(other|-)|meta-external|facebook(ext|cat)|whatsapp\/|claude-|^(curl|wget|python|go-http|java)\b/i

/** Matches "Cubot", a phone maker's name that contains "bot". */
const cubotPhone = /cubot/gi

/** Returns whether a user agent belongs to a crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent.replace(cubotPhone, ''))
}
