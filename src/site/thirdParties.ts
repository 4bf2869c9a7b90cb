import { analyticsId, tagLoaderId } from './thirdPartyIds'

/** A third-party script that the site may load, and every host that it connects to. */
export interface ThirdParty {
  /** The account's ID. If unset, the script is never loaded. */
  readonly id: string | undefined
  /** The address of its script; the id is appended. */
  readonly script: string
  readonly hosts: { readonly script: readonly string[]; readonly connect: readonly string[] }
}

/** Counts which pages are read. */
export const analytics: ThirdParty = {
  id: analyticsId,
  script: 'https://www.googletagmanager.com/gtag/js?id=',
  hosts: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
}

/** Loads what the owner sets up elsewhere; hosts of what it loads must be added here. */
export const tagLoader: ThirdParty = {
  id: tagLoaderId,
  script: 'https://www.googletagmanager.com/gtm.js?id=',
  hosts: { script: ['https://www.googletagmanager.com'], connect: [] },
}

/** The third parties that this build may load, when a visitor agrees: none unless their ids were set in the environment. */
export const configuredThirdParties: readonly ThirdParty[] = [analytics, tagLoader].filter(
  ({ id }) => id,
)
