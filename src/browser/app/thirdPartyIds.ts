/** Google Analytics measurement ID. If unset, analytics is never loaded. */
export const analyticsId = process.env.GATSBY_ANALYTICS_ID

/** Google Tag Manager container ID. If unset, the tag manager is never loaded. */
export const tagLoaderId = process.env.GATSBY_TAG_LOADER_ID

/** Whether any third party has an ID. If so, the site asks for consent. */
export const anyConfigured = [analyticsId, tagLoaderId].some(Boolean)
