/** The phone that pages are opened on: Lighthouse's. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
}

/** How many times as slow as this machine the phone is. */
export const processorSlowdown = 4

/** How many milliseconds after load a page is left to itself: its app starts in them, and fetches the next pages. */
export const settling = 2500
