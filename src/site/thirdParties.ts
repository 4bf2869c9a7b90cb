/** A third-party script that the site may load, and the hosts to which the script needs access. */
export interface ThirdParty {
  /** The URL of the script, to which the site's ID at the third party is appended. */
  readonly script: string
  readonly hosts: { readonly script: readonly string[]; readonly connect: readonly string[] }
}

export const analytics: ThirdParty = {
  script: 'https://www.googletagmanager.com/gtag/js?id=',
  hosts: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
}

/** Google Tag Manager. The hosts of the tags that the owner configures there must be added here. */
export const tagLoader: ThirdParty = {
  script: 'https://www.googletagmanager.com/gtm.js?id=',
  hosts: { script: ['https://www.googletagmanager.com'], connect: [] },
}
