/**
 * What stands in a crawler's user agent, in any case; a server's rule may be made from its `source`. Most give an address
 * where their purpose can be read, which no visitor's browser does.
 */
export const crawlerPattern =
  /bot|crawl|spider|slurp|https?:|preview|archive|mediapartners|google(other|-)|meta-external|facebook(ext|cat)|whatsapp\/|claude-|^(curl|wget|python|go-http|java)\b/i

/** Phones of the maker Cubot carry "bot" in their name. */
const cubotPhone = /cubot/gi

/** Says from a user agent whether a program that reads the web, not a visitor, is asking. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent.replace(cubotPhone, ''))
}
