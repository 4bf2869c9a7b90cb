import { analyticsId, tagLoaderId } from './thirdPartyIds'

/** A third-party script that the site may load, and every host that it connects to. */
export interface ThirdParty {
  /** The account's ID. If unset, the script is never loaded. */
  readonly id: string | undefined
  /** The URL of the script, to which the id is appended. */
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

/** Loads tags that the owner configures. Their hosts must be added here. */
export const tagLoader: ThirdParty = {
  id: tagLoaderId,
  script: 'https://www.googletagmanager.com/gtm.js?id=',
  hosts: { script: ['https://www.googletagmanager.com'], connect: [] },
}

/** The third parties that this build may load after consent. The environment contains their ids. */
export const configuredThirdParties: readonly ThirdParty[] = [analytics, tagLoader].filter(
  ({ id }) => id,
)
