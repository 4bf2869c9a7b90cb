import type { Redirect } from '../../../src/content/redirects'
import { defaultLocale } from '../../../src/site/locales'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { isItemKey, itemsAt, keysOf, valueAt, type Path } from '../data'
import { textsIn, type ContentDocument, type ContentText } from '../document'
import { didYouMean, matchesPattern, nearest, unknownName } from '../names'
import { englishNames } from '../translations'

export const referencesRules: readonly Rule[] = [
  navigation,
  redirects,
  faqAnswers,
  legalSections,
  factStrings,
  factImages,
  claims,
]

/** Reports links to unknown pages, and links with the label of another page. */
function* navigation({ documents, site }: Content): Diagnostics {
  const document = documents.get('content/site/navigation.yaml')
  const names = Object.keys(site.routes)

  for (const { path, value, diagnostic } of document ? textsIn(document) : []) {
    if (path.at(-1) !== 'route') continue

    const key = valueAt(document?.value, [...path.slice(0, -1), 'key'])

    if (!names.includes(value)) yield diagnostic(unknownName('route', value, names))
    else if (key !== value && names.includes(String(key)))
      yield diagnostic(
        `"${String(key)}" is the label of another page, expected the same name twice`,
      )
  }
}

/** Reports redirects that do not lead directly to a page, or whose old path is a page or has another redirect. */
function* redirects({ validDocument, site }: Content): Diagnostics {
  const document = validDocument('content/site/redirects.yaml')
  const list = itemsAt(document?.value, 'redirects') as readonly Redirect[]
  const pages = Object.values(site.routes).map(({ path }) => path)
  const sources = list.map(({ from }) => from)

  for (const { path, value, diagnostic } of document ? textsIn(document) : [])
    if (path.at(-1) === 'to') {
      if (!pages.includes(value)) yield diagnostic(unknownName('page', value, pages))
    } else if (pages.includes(value)) yield diagnostic(`${value} is a page, delete this redirect`)
    else if (sources.indexOf(value) !== path[1])
      yield diagnostic(`${value} has two redirects, delete one of them`)
}

/**
 * Reports questions without an answer, and English answers that no page shows. A misspelt key is reported once: in the
 * order of the questions, or by the rules for translations if other languages have it.
 */
function* faqAnswers({ documents, validDocument, site }: Content): Diagnostics {
  const proseFile = (language: string) => `content/prose/${language}/faq.yaml`
  const order = validDocument('content/site/faq.yaml')
  const prose = validDocument(proseFile(defaultLocale))
  if (!order || !prose) return
  const questions = textsIn(order)
  const answers = keysIn(prose)
  const questionKeys = questions.map(({ value }) => value)
  const answerKeys = answers.map(({ value }) => value)
  const translatedKeys = Object.keys(site.locales).flatMap((language) =>
    keysIn(documents.get(proseFile(language))).map(({ value }) => value),
  )

  const unanswered = questions.filter(({ value }) => !answerKeys.includes(value))
  const meantKeys = unanswered.map(({ value }) => nearest(value, answerKeys))

  for (const { value, diagnostic } of unanswered)
    if (!translatedKeys.includes(value)) {
      const hint = didYouMean(value, answerKeys, ', add it there')

      yield diagnostic(`${prose.file} has no entry "${value}"${hint}`)
    }

  for (const { value, diagnostic } of answers)
    if (!questionKeys.includes(value) && !meantKeys.includes(value)) {
      const hint = didYouMean(value, questionKeys, `, add "${value}" to ${order.file}`)

      yield diagnostic(`no page shows the entry "${value}"${hint}`)
    }
}

function keysIn(document: ContentDocument | undefined): ContentText[] {
  return document ? textsIn(document).filter(({ path }) => isItemKey(path)) : []
}

/** Reports numbers in `survivingSections` in legal.yaml for which the terms of service have no section. */
function* legalSections({ documents, validDocument }: Content): Diagnostics {
  const legal = documents.get('content/site/legal.yaml')
  const terms = validDocument(`content/prose/${defaultLocale}/service.yaml`)
  if (!legal || !terms) return
  const count = itemsAt(terms.value, 'sections').length
  const path = ['service', 'survivingSections']

  for (const [index, section] of itemsAt(legal.value, ...path).entries())
    if (Number(section) > count) {
      const message = `there is no section ${String(section)}, expected at most ${count}`

      yield legal.diagnostic([...path, index], message)
    }
}

/** Lists whose items need strings under their `key`: file and name of the list, namespace and path of the strings. */
const stringReferences: readonly (readonly [string, string, string, Path])[] = [
  ['navigation.yaml', 'header', 'common', ['navigation']],
  ['navigation.yaml', 'footer', 'common', ['navigation']],
  ['plans.yaml', 'plans', 'price', ['plans']],
  ['testimonials.yaml', 'testimonials', 'home', ['testimonials', 'items']],
  ['releases.json', 'files', 'download', ['files']],
]

/** Reports items of lists whose key has no strings. */
function* factStrings({ documents, validDocument }: Content): Diagnostics {
  for (const [file, list, namespace, path] of stringReferences) {
    const facts = documents.get(`content/site/${file}`)
    const strings = validDocument(`content/locales/${defaultLocale}/${namespace}.json`)
    if (!facts || !strings) continue
    const known = keysOf(valueAt(strings.value, path))

    for (const { path: keys, value, diagnostic } of textsIn(facts))
      if (keys[0] === list && keys.length === 3 && isItemKey(keys) && !known.includes(value)) {
        const hint = didYouMean(value, known, ', add it there')

        yield diagnostic(`${strings.file} has no "${[...path, value].join('.')}"${hint}`)
      }
  }
}

/** Reports names of images that do not exist. */
function* factImages(content: Content): Diagnostics {
  const folder = 'content/images/'
  const images = [...content.files.keys()].filter((path) => path.startsWith(folder))
  const known = images.map((path) => path.slice(folder.length))

  for (const { value, diagnostic } of textsOf(content, ['site'])) {
    const isImage = /\.(png|jpe?g|webp|avif|svg)$/i.test(value) && !value.includes('://')
    if (isImage && !known.includes(value))
      yield diagnostic(`there is no image ${folder}${value}${didYouMean(value, known, ', add it')}`)
  }
}

/** Reports texts that launch.yaml names and that do not exist. */
function* claims(content: Content): Diagnostics {
  const launch = content.validDocument('content/launch.yaml')
  if (!launch || content.errors.length > 0) return
  const names = englishNames(content)

  for (const { path, value, diagnostic } of textsIn(launch))
    if (path[2] === 'texts' && !names.some((name) => matchesPattern(value, name))) {
      const hint = didYouMean(value, names, ', name another or delete it')

      yield diagnostic(`there is no text "${value}"${hint}`)
    }
}
