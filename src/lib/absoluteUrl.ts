/** The full address of a site-relative path: `("https://a.example", "/de/")` gives `https://a.example/de/`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}
