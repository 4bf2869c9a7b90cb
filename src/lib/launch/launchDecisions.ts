import type { Content } from '../content/content'
import { matchesPattern } from '../content/matchesPattern'

/** content/launch.yaml: what the owner has decided. */
export interface LaunchDecisions {
  readonly legalReview: string | null
  readonly analytics: boolean | null
  /** The facts that stay unknown on purpose; `*` stands for any letters. */
  readonly without: readonly { readonly fact: string; readonly reason: string }[]
  readonly claims: readonly Claim[]
}

/** What the texts of these names say and only the owner knows; confirmed on a day, or null. */
export interface Claim {
  readonly claim: string
  readonly texts: readonly string[]
  readonly confirmed: string | null
}

export const launchFile = 'content/launch.yaml'

/** What the owner has decided; nothing at all while the file is missing or has mistakes. */
export function launchDecisions({ sound }: Content): LaunchDecisions {
  const undecided = { legalReview: null, analytics: null, without: [], claims: [] }
  return (sound(launchFile) as LaunchDecisions | undefined) ?? undecided
}

/** Says of every fact, by its file and the way to it (`releases.files.macImage.bytes`), whether the owner does without it. */
export function excuser(content: Content): (fact: string) => boolean {
  const { without } = launchDecisions(content)
  return (fact) => without.some((pattern) => matchesPattern(pattern.fact, fact))
}
