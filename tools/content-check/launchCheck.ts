import { checkTexts, documentsIn, type Content } from './content'
import { parseContentPath, schemaPath } from './contentPath'
import { isObject, leavesOf, pathText, type Path } from './data'
import { compareDiagnostics, fileDiagnostic, type Diagnostic } from './diagnostic'
import { readDocument } from './document'
import { matchesPattern } from './names'
import { translationWarnings } from './translationRecord'

export type Environment = Readonly<Record<string, string | undefined>>

/** The contents of content/launch.yaml: the owner's decisions about the launch. */
interface Decisions {
  readonly legalReview: string | null
  readonly analytics: boolean | null
  readonly without: readonly { readonly fact: string }[]
  readonly claims: readonly Claim[]
}

interface Claim {
  readonly claim: string
  readonly texts: readonly string[]
  readonly confirmed: string | null
}

const launchFile = 'content/launch.yaml'

/** Returns a diagnostic for everything that is missing in the content or the environment before the launch. */
export function launchGaps(content: Content, environment: Environment): Diagnostic[] {
  return [
    ...placeholderHosts(content),
    ...unknownFacts(content),
    ...uncertainDates(content),
    ...openDecisions(content),
    ...missingSettings(content, environment),
    ...translationWarnings(content),
  ].sort(compareDiagnostics)
}

const decisionsOf = ({ sound }: Content) => sound(launchFile) as Decisions | undefined

/** Returns whether the owner has decided to publish without a fact, such as `releases.files.macImage.bytes`. */
function isExcused(content: Content, fact: string): boolean {
  return (decisionsOf(content)?.without ?? []).some((one) => matchesPattern(one.fact, fact))
}

function placeholderHosts({ documents }: Content): Diagnostic[] {
  return checkTexts(documents.values(), ({ value }) => {
    const addresses = value.match(/https?:\/\/[^\s)"]+|[\w.+-]+@[\w.-]+\w/g)
    const found = addresses?.find(isPlaceholderHost)
    return found ? [{ message: `${found} is a placeholder, enter the real URL or address` }] : []
  })
}

/** Facts that may be unknown at the launch: the status page, packages, release notes and previous versions. */
const neverNeeded = /^contact\.status$|^releases\.(packages\.|files\.\w+\.(previous|notes)\b)/

function unknownFacts(content: Content): Diagnostic[] {
  return documentsIn(content, ['site']).flatMap((document) => {
    const { name = '', schema = '' } = parseContentPath(document.file) ?? {}
    const schemaFile = content.files.get(schemaPath(schema))
    return leavesOf(document.value).flatMap(({ path, value }) => {
      const fact = `${name}.${pathText(document.value, path)}`
      if (value !== null || neverNeeded.test(fact) || isExcused(content, fact)) return []
      const description = schemaFile && descriptionAt(readDocument(schemaFile).value, path)
      const message = `not known yet: ${description?.split(/;|, or null|\.$/)[0] ?? fact}`
      return [document.diagnostic(path.slice(0, -1), message, { key: String(path.at(-1)) })]
    })
  })
}

function descriptionAt(schema: unknown, path: Path): string | undefined {
  const end = path.reduce<unknown>((here, step) => {
    if (!isObject(here)) return undefined
    return typeof step === 'number'
      ? here.items
      : isObject(here.properties) && here.properties[step]
  }, schema)
  return isObject(end) && typeof end.description === 'string' ? end.description : undefined
}

function uncertainDates(content: Content): Diagnostic[] {
  const legal = content.documents.get('content/site/legal.yaml')
  return checkTexts(legal ? [legal] : [], ({ path, value }) => {
    if (path.at(-1) !== 'dated' || /^\d{4}-\d\d-\d\d$/.test(value)) return []
    if (isExcused(content, `legal.${path.join('.')}`)) return []
    return [{ message: `"${value}" is not a certain day, expected one such as '2026-01-31'` }]
  })
}

function openDecisions(content: Content): Diagnostic[] {
  const document = content.documents.get(launchFile)
  const decisions = decisionsOf(content)
  if (!document || !decisions) return [fileDiagnostic(launchFile, 'no decision is recorded yet')]
  const { legalReview, analytics, claims } = decisions
  const at = (path: Path, key: string, message: string) =>
    document.diagnostic(path, message, { key })
  return [
    ...(legalReview === null
      ? [at([], 'legalReview', 'the legal texts are not reviewed yet')]
      : []),
    ...(analytics === null ? [at([], 'analytics', 'expected a decision: true or false')] : []),
    ...claims.flatMap(({ claim, texts, confirmed }, index) => {
      if (confirmed !== null) return []
      const message = `not confirmed yet: ${claim} (${texts.join(', ')})`
      return [at(['claims', index], 'confirmed', message)]
    }),
  ]
}

function missingSettings(content: Content, environment: Environment): Diagnostic[] {
  const { SITE_URL: url = '', GATSBY_ANALYTICS_ID, GATSBY_TAG_LOADER_ID } = environment
  const isPublic = url.startsWith('https://') && !isPlaceholderHost(url)
  const needsId = decisionsOf(content)?.analytics === true
  const hasId = Boolean(GATSBY_ANALYTICS_ID) || Boolean(GATSBY_TAG_LOADER_ID)
  return [
    ...(isPublic
      ? []
      : [
          setting(
            'SITE_URL',
            `is ${url === '' ? 'not set' : url}, expected the https URL of the site`,
          ),
        ]),
    ...(needsId && !hasId
      ? [setting('GATSBY_ANALYTICS_ID', 'is not set, but launch.yaml says that visits are counted')]
      : []),
  ]
}

function setting(name: string, message: string): Diagnostic {
  return { ...fileDiagnostic('environment', message), path: name }
}

/** Returns whether the host of a URL or an email address ends with `.example`, which is reserved for placeholders. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
