/** A visitor's choice about analytics. */
export type ConsentChoice = 'yes' | 'no'

/** `off`: no consent is requested, nothing is loaded; `ask`: the question is shown; `declined`: no; `load`: yes. */
export type AnalyticsState = 'off' | 'ask' | 'declined' | 'load'

/** The input for the decision about analytics. Both privacy signals are the values of `navigator`. */
export interface ConsentInput {
  configured: boolean
  doNotTrack: string | null | undefined
  globalPrivacyControl: boolean | undefined
  crawler: boolean
  choice: ConsentChoice | undefined
}

/** Returns the state of analytics. It is `off` without configuration, with a privacy signal, and for crawlers. */
export function analyticsState(input: ConsentInput): AnalyticsState {
  const refused = isDoNotTrack(input.doNotTrack) || input.globalPrivacyControl === true
  if (!input.configured || refused || input.crawler) return 'off'
  if (input.choice === undefined) return 'ask'
  return input.choice === 'yes' ? 'load' : 'declined'
}

/** Parses a stored choice; undefined for anything but `yes` or `no`. */
export function readChoice(stored: string | null): ConsentChoice | undefined {
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

function isDoNotTrack(signal: string | null | undefined): boolean {
  return signal === '1' || signal === 'yes'
}
