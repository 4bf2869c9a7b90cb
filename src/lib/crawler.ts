/** What stands in a crawler's user agent, in any case; a server's rule may be made from its `source`. */
export const crawlerPattern =
  /bot|crawl|spider|slurp|mediapartners|facebook(externalhit|catalog)|meta-external|google(other| web preview|-(inspectiontool|read-aloud|safety|extended))|feedfetcher|bingpreview|embedly|quora link preview|url preview|skypeuripreview|whatsapp\/|vkshare|ia_archiver|archive\.org|yandex(images|video|media|metrika|direct)|perplexity-user|chatgpt-user|claude-(web|user)|^(curl|wget|python|go-http-client|java)\b/i

/** Phones of the maker Cubot carry "bot" in their name. */
const cubotPhone = /cubot/gi

/** Says from a user agent whether a program that reads the web, not a visitor, is asking. */
export function isCrawler(userAgent: string): boolean {
  return crawlerPattern.test(userAgent.replace(cubotPhone, ''))
}
