import { audit } from './audit'
import { table } from './table'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Opens each page once and gives a table of Lighthouse's scores, 100 being the best. */
export async function scoreTable(
  paths: readonly string[],
  origin: string,
  browser: string,
  flags: readonly string[],
): Promise<string> {
  const rows: string[][] = []
  for (const path of paths) {
    const { scores } = await audit(origin + path, browser, flags, categories)
    rows.push([path, ...categories.map((category) => String(scores[category] ?? 'none'))])
  }
  return table(['Page', ...categories], rows)
}
