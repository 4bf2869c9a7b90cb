/** The lifetime of the cookie that stores the chosen language, in days. */
export const localeCookieDays = 365

/** The name of the cookie that stores the chosen language. */
export const localeCookieName = 'locale'
