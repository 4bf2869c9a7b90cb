/** What the owner is known by at the analytics house; without one it is never loaded. */
export const analyticsId = process.env.GATSBY_ANALYTICS_ID

/** What the owner is known by at the tag loader's; without one it is never loaded. */
export const tagLoaderId = process.env.GATSBY_TAG_LOADER_ID

/** Whether this build may load anything of another house, when a visitor agrees. */
export const anyConfigured = [analyticsId, tagLoaderId].some(Boolean)
