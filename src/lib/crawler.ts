/**
 * Matches the user agents of crawlers. Server rules are derived from its `source`. Most crawlers include a URL, which no
 * browser does.
 */
export const crawlerPattern =
  /bot|crawl|spider|slurp|https?:|preview|archive|mediapartners|google(other|-)|meta-external|facebook(ext|cat)|whatsapp\/|claude-|^(curl|wget|python|go-http|java)\b/i

/** The user agents of phones by Cubot contain "bot". */
const cubotPhone = /cubot/gi

/** Returns whether a user agent is that of a crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent.replace(cubotPhone, ''))
}
