/**
 * Matches the user agents of crawlers: they contain a URL or an email address, name their kind at the end of a product's
 * name, or start with the name of a tool. Browsers of visitors may contain such words elsewhere, for example in the name
 * of a phone ("Cubot", "Spider X10").
 */
const crawlerPattern =
  /https?:|@|((^|[^u]|[^c]u)bots?|crawler|spider|slurp|archiver|web preview)([-/;)]|$)|mediapartners|\bgoogle(other|-)|^(curl|wget|python|go-http|java|okhttp|whatsapp|facebook)/i

/** Returns whether a user agent belongs to a crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent)
}
