import { documentsIn, textsOf, type Content, type Diagnostics } from './content'
import { schemaPath } from './contentPath'
import { pathText, scalarsIn, valueAt, type Path } from './data'
import { compareDiagnostics, fileDiagnostic, type Diagnostic } from './diagnostic'
import { readDocument } from './document'
import { matchesPattern } from './names'
import { translationWarnings } from './translationRecord'

/** The contents of content/launch.yaml: the owner's decisions about the launch. */
interface Decisions {
  readonly legalReview: string | null
  readonly analytics: boolean | null
  readonly without: readonly { fact: string }[]
  readonly claims: readonly { claim: string; texts: readonly string[]; confirmed: string | null }[]
}

const launchFile = 'content/launch.yaml'

/** What a build for the launch needs, in addition to content. */
interface Surroundings {
  readonly environment: NodeJS.Dict<string>
  /** Why the Git history cannot be read; undefined if it can be read. */
  readonly historyProblem: string | undefined
}

/** Returns a diagnostic for everything that is missing in the content or its surroundings before the launch. */
export function launchGaps(content: Content, surroundings: Surroundings): Diagnostic[] {
  const rules = [placeholderHosts, unknownFacts, uncertainDates, openDecisions, translationWarnings]
  const gaps = rules.flatMap((rule) => [...rule(content)])

  return [
    ...gaps,
    ...missingSettings(content, surroundings.environment),
    ...missingHistory(surroundings),
  ].sort(compareDiagnostics)
}

const decisionsOf = ({ validDocument }: Content) =>
  validDocument(launchFile)?.value as Decisions | undefined

/** Returns whether the owner has decided to publish without a fact, such as `releases.files.macImage.bytes`. */
function isExcused(content: Content, fact: string): boolean {
  return (decisionsOf(content)?.without ?? []).some((one) => matchesPattern(one.fact, fact))
}

function* placeholderHosts(content: Content): Diagnostics {
  for (const { value, diagnostic } of textsOf(content)) {
    const addresses = value.match(/https?:\/\/[^\s)"]+|[\w.+-]+@[\w.-]+\w/g)
    const found = addresses?.find(isPlaceholderHost)
    if (found) yield diagnostic(`${found} is a placeholder, enter the real URL or address`)
  }
}

/**
 * Facts that may be unknown at the launch: the status page, packages, release notes and previous versions, posters, and
 * what not every recording or screenshot has.
 */
const neverNeeded =
  /^contact\.status$|^releases\.(packages\.|files\.\w+\.(previous|notes)\b)|\.poster$|^captures\.captures\..*(mode|source)$/

/** Returns the first clause of the description that a schema has for the value at a path. */
function meaningOf(path: Path, schema: unknown): string | undefined {
  const inSchema = path.flatMap((step) =>
    typeof step === 'number' ? ['items'] : ['properties', step],
  )
  const description = valueAt(schema, [...inSchema, 'description']) as string | undefined

  return description?.split(/;|, or null|\.$/)[0]
}

/** Reports facts that the launch needs and that are still null, unless launch.yaml says why. */
function* unknownFacts(content: Content): Diagnostics {
  for (const document of documentsIn(content, ['site'])) {
    const { name = '' } = document
    const schemaFile = content.files.get(schemaPath(name))
    const schema = schemaFile && readDocument(schemaFile).value

    for (const { path, value } of scalarsIn(document.value)) {
      const fact = `${name}.${pathText(document.value, path)}`
      if (value !== null || neverNeeded.test(fact) || isExcused(content, fact)) continue

      yield document.keyDiagnostic(path, `not known yet: ${meaningOf(path, schema) ?? fact}`)
    }
  }
}

/** Reports dates of legal texts that are ambiguous or have only a year. */
function* uncertainDates(content: Content): Diagnostics {
  for (const { document, path, value, diagnostic } of textsOf(content, ['site'])) {
    if (path.at(-1) !== 'dated' || /^\d{4}-\d\d-\d\d$/.test(value)) continue
    if (!isExcused(content, `${document.name ?? ''}.${path.join('.')}`))
      yield diagnostic(`"${value}" is not a certain day, expected one such as '2026-01-31'`)
  }
}

/** Reports decisions that launch.yaml does not record yet. */
function* openDecisions(content: Content): Diagnostics {
  const document = content.validDocument(launchFile)
  const decisions = decisionsOf(content)
  if (!document || !decisions) {
    yield fileDiagnostic(launchFile, 'no decision is recorded yet')

    return
  }

  const { legalReview, analytics, claims } = decisions
  if (legalReview === null)
    yield document.keyDiagnostic(['legalReview'], 'the legal texts are not reviewed yet')
  if (analytics === null)
    yield document.keyDiagnostic(['analytics'], 'expected a decision: true or false')
  for (const [index, { claim, texts, confirmed }] of claims.entries()) {
    const message = `not confirmed yet: ${claim} (${texts.join(', ')})`
    if (confirmed === null) yield document.keyDiagnostic(['claims', index, 'confirmed'], message)
  }
}

/** Reports environment variables that the build for the launch needs. */
function* missingSettings(content: Content, environment: NodeJS.Dict<string>): Diagnostics {
  const { SITE_URL: url = '', GATSBY_ANALYTICS_ID, GATSBY_TAG_LOADER_ID } = environment
  const needsId = decisionsOf(content)?.analytics && !GATSBY_ANALYTICS_ID && !GATSBY_TAG_LOADER_ID
  const urlProblem = `is ${url || 'not set'}, expected the https URL of the site`
  const idProblem = 'is not set, but launch.yaml says that visits are counted'
  if (!url.startsWith('https://') || isPlaceholderHost(url))
    yield fileDiagnostic('environment', urlProblem, 'SITE_URL')
  if (needsId) yield fileDiagnostic('environment', idProblem, 'GATSBY_ANALYTICS_ID')
}

/** Reports why the build cannot read the dates of changes from Git. */
function* missingHistory({ historyProblem }: Surroundings): Diagnostics {
  const message = `the dates of changes are unknown, because ${historyProblem}`
  if (historyProblem) yield fileDiagnostic('environment', message, 'Git history')
}

/** Returns whether the host of a URL or an email address ends with `.example`, which is reserved for placeholders. */
export function isPlaceholderHost(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1)
  return /(^|\.)example$/.test(host ?? '')
}
