/**
 * Matches user agents with a URL or an email address, with a kind of crawler at the end of a product's name, or with a
 * tool's name at the start. Browsers of visitors may contain such words elsewhere, as in the name of a phone ("Cubot").
 */
const crawlerPattern =
  /https?:|@|((^|[^u]|[^c]u)bots?|crawler|spider|slurp|archiver|web preview)([-/;)]|$)|mediapartners|\bgoogle(other|-)|^(curl|wget|python|go-http|java|okhttp|whatsapp|facebook)/i

/** Returns whether a user agent belongs to a crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent)
}
