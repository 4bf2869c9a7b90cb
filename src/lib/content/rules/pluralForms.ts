import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import { isGroup } from '../data'
import { didYouMean, nearest } from '../didYouMean'
import type { Mistake } from '../mistake'
import { placeholdersIn } from '../placeholders'
import { pluralForm, unitName } from '../unitName'

/** Every unit has every plural form of the language, and no form or unit that it does not have. */
export function pluralForms({ site, documents }: Content): Mistake[] {
  const english = documents.get(`content/locales/${defaultLocale}/units.json`)
  const keys = isGroup(english?.value) ? Object.keys(english.value) : []
  const units = [...new Set(keys.filter(pluralForm).map(unitName))]
  return Object.entries(site.locales).flatMap(([locale, { intl }]) => {
    const document = documents.get(`content/locales/${locale}/units.json`)
    if (!document || !isGroup(document.value)) return []
    return [...formMistakes(document, units, intl), ...fillMistakes(document)]
  })
}

function formMistakes(
  document: ContentDocument,
  units: readonly string[],
  intl: string,
): Mistake[] {
  const forms: string[] = new Intl.PluralRules(intl).resolvedOptions().pluralCategories
  const keys = Object.keys(document.value as object)
  const expected = units.flatMap((unit) => forms.map((form) => `${unit}_${form}`))
  const isStrange = (key: string) =>
    !units.includes(unitName(key)) || !forms.includes(pluralForm(key) ?? '')
  const missing = expected.filter((key) => !keys.includes(key))
  const meant = keys.filter(isStrange).map((key) => nearest(key, missing))
  return [
    ...keys.filter(isStrange).map((key) => {
      const hint =
        didYouMean(key, missing) ||
        `, expected the forms ${forms.join(', ')} of ${units.join(', ')}`
      return document.mistake([], `"${key}" is no unit in a plural form of this language${hint}`, {
        key,
      })
    }),
    ...missing
      .filter((key) => !meant.includes(key))
      .map((key) =>
        document.mistake(
          [],
          `"${key}" is missing: this language has the forms ${forms.join(', ')}`,
        ),
      ),
  ]
}

/** Only the number is there to be filled in, and only "one", "two" and "zero" can do without it. */
function fillMistakes(document: ContentDocument): Mistake[] {
  return textsIn(document).flatMap(({ path, text }) => {
    const requests = placeholdersIn(text)
    const strange = requests.find(({ fact }) => fact !== 'count')
    if (strange) {
      const message = `${strange.source} is not known here, expected {{count}}`
      return [document.mistake(path, message, { text: strange.source })]
    }
    const needsNumber = /_(few|many|other)$/.test(String(path.at(-1)))
    if (requests.length > 0 || !needsNumber) return []
    return [document.mistake(path, 'the number is missing, expected {{count}} in the text')]
  })
}
