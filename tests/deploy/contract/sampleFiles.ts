import { builtFiles } from '../../support/builtSite'

/** The path of a built file, without a slash at its start; empty if no file matches. */
const fileLike = (pattern: RegExp) => [...builtFiles].find((file) => pattern.test(file)) ?? ''

/** The app's script, and an image and a font of the pages: their names change with their content. */
export const script = fileLike(/^app-[0-9a-f]+\.js$/)
export const image = fileLike(/^static\/.*\.(?:avif|webp|png)$/)
export const font = fileLike(/^fonts\/.*\.woff2$/)
