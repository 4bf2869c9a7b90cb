import type { Redirect } from '../../../src/gatsby/hosting/hostRedirects'
import { defaultLocale } from '../../../src/site/locales'
import { checkTexts, documentsIn, type Content, type Rule } from '../content'
import { isObject, itemsAt, keyOf, keysAt, type Path } from '../data'
import type { Diagnostic } from '../diagnostic'
import { didYouMean, matchesPattern, unknownName } from '../names'
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

function navigation({ documents, site }: Content): Diagnostic[] {
  const document = documents.get('content/site/navigation.yaml')
  if (!document) return []
  const names = Object.keys(site.routes)
  const entries = ['header', 'footer'].flatMap((list) => itemsAt(document.value, [list]))
  return entries.flatMap(({ path, value }) => {
    const name = isObject(value) ? value.route : undefined
    if (typeof name !== 'string' || names.includes(name)) return []
    return [document.diagnostic([...path, 'route'], unknownName('route', name, names))]
  })
}

/** Reports redirects that do not lead directly to a page, or whose old path is a page or has another redirect. */
function redirects({ documents, sound, site }: Content): Diagnostic[] {
  const document = documents.get('content/site/redirects.yaml')
  const data = sound('content/site/redirects.yaml') as { redirects: Redirect[] } | undefined
  if (!document || !data) return []
  const pages = Object.values(site.routes).map(({ path }) => path)
  const sources = data.redirects.map(({ from }) => from)
  return data.redirects.flatMap(({ from, to }, index) => {
    const at = (key: keyof Redirect, message: string) =>
      document.diagnostic(['redirects', index, key], message)
    return [
      ...(pages.includes(from) ? [at('from', `${from} is a page, delete this redirect`)] : []),
      ...(sources.indexOf(from) < index
        ? [at('from', `${from} has two redirects, delete one of them`)]
        : []),
      ...(pages.includes(to) ? [] : [at('to', unknownName('page', to, pages))]),
    ]
  })
}

/** Reports questions without an English answer, and answers that no page shows. */
function faqAnswers({ documents, sound }: Content): Diagnostic[] {
  const order = documents.get('content/site/faq.yaml')
  const prose = documents.get(`content/prose/${defaultLocale}/faq.yaml`)
  if (!order || !prose || !isObject(sound(order.file)) || !isObject(sound(prose.file))) return []
  const questions = keysAt(order.value, []).flatMap((page) => itemsAt(order.value, [page]))
  const answers = itemsAt(prose.value, ['entries'])
  const questionKeys = questions.map(({ value }) => String(value))
  const answerKeys = answers.map(({ value }) => keyOf(value) ?? '')
  return [
    ...questions.flatMap(({ path }, index) => {
      const key = questionKeys[index] ?? ''
      if (answerKeys.includes(key)) return []
      const hint = didYouMean(key, answerKeys, ', add it there')
      return [order.diagnostic(path, `${prose.file} has no entry "${key}"${hint}`)]
    }),
    ...answers.flatMap(({ path }, index) => {
      const key = answerKeys[index] ?? ''
      if (questionKeys.includes(key)) return []
      const hint = didYouMean(key, questionKeys, `, add "${key}" to ${order.file}`)
      return [prose.diagnostic([...path, 'key'], `no page shows the entry "${key}"${hint}`)]
    }),
  ]
}

/** Reports numbers in `survivingSections` in legal.yaml for which the terms of service have no section. */
function legalSections({ documents, sound }: Content): Diagnostic[] {
  const legal = documents.get('content/site/legal.yaml')
  const terms = sound(`content/prose/${defaultLocale}/service.yaml`)
  if (!legal || terms === undefined) return []
  const count = itemsAt(terms, ['sections']).length
  return itemsAt(legal.value, ['service', 'survivingSections'])
    .filter(({ value }) => typeof value === 'number' && value > count)
    .map(({ path, value }) =>
      legal.diagnostic(path, `there is no section ${String(value)}, expected at most ${count}`),
    )
}

/**
 * Lists whose items need strings under their own `key`: the file and name of the list, then the namespace and path of
 * the strings.
 */
const stringReferences: readonly (readonly [string, string, string, Path])[] = [
  ['navigation.yaml', 'header', 'common', ['navigation']],
  ['navigation.yaml', 'footer', 'common', ['navigation']],
  ['plans.yaml', 'plans', 'price', ['plans']],
  ['testimonials.yaml', 'testimonials', 'home', ['testimonials', 'items']],
  ['releases.json', 'files', 'download', ['files']],
]

function factStrings({ documents, sound }: Content): Diagnostic[] {
  return stringReferences.flatMap(([file, list, namespace, path]) => {
    const facts = documents.get(`content/site/${file}`)
    const stringFile = `content/locales/${defaultLocale}/${namespace}.json`
    if (!facts || sound(stringFile) === undefined) return []
    const known = keysAt(sound(stringFile), path)
    return itemsAt(facts.value, [list]).flatMap((item) => {
      const key = keyOf(item.value)
      if (key === undefined || known.includes(key)) return []
      const message = `${stringFile} has no "${[...path, key].join('.')}"${didYouMean(key, known, ', add it there')}`
      return [facts.diagnostic([...item.path, 'key'], message)]
    })
  })
}

function factImages(content: Content): Diagnostic[] {
  const folder = 'content/images/'
  const known = [...content.files.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
  return checkTexts(documentsIn(content, ['site']), ({ value }) => {
    const isImage = /\.(png|jpe?g|webp|avif|svg)$/i.test(value) && !value.includes('://')
    if (!isImage || known.includes(value)) return []
    return [
      { message: `there is no image ${folder}${value}${didYouMean(value, known, ', add it')}` },
    ]
  })
}

function claims(content: Content): Diagnostic[] {
  const file = 'content/launch.yaml'
  const { documents, sound } = content
  const data = sound(file) as { claims: { texts: string[] }[] } | undefined
  if (!data || content.errors.length > 0) return []
  const names = englishNames(content)
  return data.claims.flatMap(({ texts }, index) =>
    texts.flatMap((pattern, place) => {
      if (names.some((name) => matchesPattern(pattern, name))) return []
      const message = `there is no text "${pattern}"${didYouMean(pattern, names, ', name another or delete it')}`
      return documents.get(file)?.diagnostic(['claims', index, 'texts', place], message) ?? []
    }),
  )
}
