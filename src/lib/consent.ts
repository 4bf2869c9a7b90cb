/** A visitor's answer to the question about analytics. */
export type ConsentChoice = 'yes' | 'no'

/** `off`: neither asked nor loaded; `ask`: the question is shown; `declined`: answered no; `load`: answered yes. */
export type AnalyticsState = 'off' | 'ask' | 'declined' | 'load'

/** What decides about analytics; the two signals are as `navigator` gives them. */
export interface ConsentInput {
  configured: boolean
  doNotTrack: string | null | undefined
  globalPrivacyControl: boolean | undefined
  crawler: boolean
  choice: ConsentChoice | undefined
}

/** What may happen with analytics: nothing unless it is configured, no privacy signal is set and no crawler asks; then as the visitor chose. */
export function analyticsState(input: ConsentInput): AnalyticsState {
  const refused = isDoNotTrack(input.doNotTrack) || input.globalPrivacyControl === true
  if (!input.configured || refused || input.crawler) return 'off'
  if (input.choice === undefined) return 'ask'
  return input.choice === 'yes' ? 'load' : 'declined'
}

/** Reads a stored answer; anything else than `yes` or `no` is no answer. */
export function readChoice(stored: string | null): ConsentChoice | undefined {
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

function isDoNotTrack(signal: string | null | undefined): boolean {
  return signal === '1' || signal === 'yes'
}
