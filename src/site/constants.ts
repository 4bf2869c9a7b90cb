/** How many days the cookie that remembers a chosen language lasts. */
export const localeCookieDays = 365

/** The name of the cookie that remembers a chosen language. */
export const localeCookieName = 'locale'

/** How long, in milliseconds, the browser may take to answer for the machine's exact kind. */
export const machineHintsTimeout = 300

/** How many seconds must pass before a page that failed to load may reload itself again. */
export const reloadGuardSeconds = 10

/** How many seconds after load the fetching ahead of other pages begins. */
export const prefetchDelaySeconds = 1

/** How many seconds the page for an unknown address waits before it goes home. */
export const homeCountdownSeconds = 10

/** How many seconds lie between two looks for a newer build. */
export const buildPollSeconds = 3600

/** How many seconds must have passed since the last look for a tab that comes back to look again. */
export const buildPollOnReturnSeconds = 300
