/** The path at which the site serves the CMS. */
export const adminPath = '/admin/'
