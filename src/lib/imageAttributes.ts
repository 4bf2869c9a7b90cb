/** The width of an image if the style sheet does not load: narrower than a phone. Otherwise, only the ratio matters. */
export const unstyledWidth = 240

/**
 * The attributes of a decorative image. The text browser w3m prints the file name of an image whose `alt` is empty, but
 * not if it is a space. `aria-hidden` keeps the space from screen readers, and the image from reader modes.
 */
export const decorative = { alt: ' ', 'aria-hidden': true } as const
