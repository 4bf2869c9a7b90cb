/** The lifetime of the cookie that stores the chosen language, in days. */
export const localeCookieDays = 365

/** The name of the cookie that stores the chosen language. */
export const localeCookieName = 'locale'

/** The time limit for high-entropy client hints, in milliseconds. */
export const machineHintsTimeout = 300

/** The minimum number of seconds between two automatic reloads of a page that failed to load. */
export const reloadGuardSeconds = 10

/** The number of seconds from the load event to the start of prefetching. */
export const prefetchDelaySeconds = 1

/** The number of seconds until the not-found page redirects to the home page. */
export const homeCountdownSeconds = 10

/** The number of seconds between two polls for a new build. */
export const buildPollSeconds = 3600

/** A tab that becomes visible polls for a new build if the last poll was at least this many seconds ago. */
export const buildPollOnReturnSeconds = 300

/** A public virus scanner: its brand, and the URL of its results, to which a file's SHA-256 is appended. */
export const virusScan = { brand: 'VirusTotal', url: 'https://www.virustotal.com/gui/file/' }
