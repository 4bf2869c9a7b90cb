import { documentsIn, textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { itemsAt, scalarsIn } from '../data'
import { textsIn } from '../document'

/** Rules for facts that contradict others, or the date. */
export const valuesRules: readonly Rule[] = [
  numbers,
  models,
  dates,
  prevailingLanguage,
  captureSources,
]

/** Reports minimums above the maximum or recommended value. */
function* numbers(content: Content): Diagnostics {
  for (const document of documentsIn(content, ['site'])) {
    const scalars = scalarsIn(document.value)
    const valueOf = new Map(scalars.map(({ path, value }) => [path.join('.'), value]))

    for (const { path, value } of scalars) {
      const name = path.join('.')
      const maxName = name
        .replace('.minimum.', '.recommended.')
        .replace(/\bmin(?=[A-Z])/, 'max')
        .replace(/Min(?=[A-Z]|$)/, 'Max')
      const max = valueOf.get(maxName)
      if (typeof value === 'number' && typeof max === 'number' && value > max)
        yield document.diagnostic(path, `this is above "${maxName}", expected at most ${max}`)
    }
  }
}

/** Reports recommended models that come before the minimum of the same series, such as Apple M1 before Apple M3. */
function* models(content: Content): Diagnostics {
  for (const document of documentsIn(content, ['site'])) {
    const texts = textsIn(document)
    const valueOf = new Map(texts.map(({ path, value }) => [path.join('.'), value]))

    for (const { path, value, diagnostic } of texts) {
      const minimum = valueOf.get(path.join('.').replace('.recommended.', '.minimum.'))

      if (minimum && seriesOf(minimum) === seriesOf(value) && modelOf(value) < modelOf(minimum))
        yield diagnostic(`this is below the minimum, expected ${minimum} or a later model`)
    }
  }
}

/** Returns the name of a product without its numbers: "Core i" for "Core i5 9400". */
function seriesOf(product: string): string {
  return product.replace(/[\d ]+/g, ' ')
}

/** Returns the last number in the name of a product: 9400 for "Core i5 9400". */
function modelOf(product: string): number {
  return Number(/\d+(?=\D*$)/.exec(product)?.[0])
}

/** Reports dates in the future. */
function* dates(content: Content): Diagnostics {
  const { today } = content.site
  for (const { value, diagnostic } of textsOf(content, ['site', 'root'])) {
    // Some legal texts have only a year, or an ambiguous date such as 09/04/2021, of which only the year is compared.
    const date = /^(?:\d\d\/\d\d\/)?(\d{4}(?:-\d\d-\d\d)?)$/.exec(value)?.[1]
    if (date && date > today.slice(0, date.length))
      yield diagnostic(`${value} is in the future, expected at most ${today}`)
  }
}

/** Warns of a company on one line, because the page shows the lines of the postal address as they are. */
export function* valueWarnings({ validDocument }: Content): Diagnostics {
  const brand = validDocument('content/site/brand.yaml')
  for (const { path, value, diagnostic } of brand ? textsIn(brand) : [])
    if (path[0] === 'company' && !value.trim().includes('\n'))
      yield diagnostic(
        'the name and the address are on one line, expected "|-" after the colon and each line below it',
      )
}

/** Reports a `prevailingLanguage` of legal texts if the site is not available in that language. */
function* prevailingLanguage(content: Content): Diagnostics {
  const { locales } = content.site
  for (const { path, value, diagnostic } of textsOf(content, ['site']))
    if (path.at(-1) === 'prevailingLanguage' && !Object.hasOwn(locales, value))
      yield diagnostic(`expected a language of the site: ${Object.keys(locales).join(', ')}`)
}

/** Reports recordings without the URL of their video, and screenshots with one. */
function* captureSources({ validDocument }: Content): Diagnostics {
  const document = validDocument('content/site/captures.yaml')
  if (!document) return

  for (const [index, item] of itemsAt(document.value, 'captures').entries()) {
    const { kind, source } = item as { kind: string; source: string | null }
    const path = ['captures', index, 'source']

    if (kind === 'recording' && source === null)
      yield document.diagnostic(path, 'a recording needs the URL of its video')
    if (kind === 'screenshot' && source !== null)
      yield document.diagnostic(path, 'a screenshot has no video, expected null')
  }
}
