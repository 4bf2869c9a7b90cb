export const localeCookieDays = 365

export const localeCookieName = 'locale'
