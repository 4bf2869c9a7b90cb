import { analyticsId, tagLoaderId } from './thirdPartyIds'

/** A third-party script that the site may load, and the hosts that it needs. */
export interface ThirdParty {
  /** The account's ID. If unset, the script is never loaded. */
  readonly id: string | undefined
  /** The URL of the script, to which the ID is appended. */
  readonly script: string
  readonly hosts: { readonly script: readonly string[]; readonly connect: readonly string[] }
}

/** Counts page views. */
export const analytics: ThirdParty = {
  id: analyticsId,
  script: 'https://www.googletagmanager.com/gtag/js?id=',
  hosts: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
}

/** Loads the tags that the owner configures in Google Tag Manager. The hosts of those tags must be added here. */
export const tagLoader: ThirdParty = {
  id: tagLoaderId,
  script: 'https://www.googletagmanager.com/gtm.js?id=',
  hosts: { script: ['https://www.googletagmanager.com'], connect: [] },
}

/** The third parties that have an ID in the environment. This build may load them after consent. */
export const configuredThirdParties: readonly ThirdParty[] = [analytics, tagLoader].filter(
  ({ id }) => id,
)
