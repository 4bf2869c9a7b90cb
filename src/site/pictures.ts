import type { Character } from './palette'

/** The required images in a folder of content/images/. */
export const pagePictures = {
  product: ['stream'],
} as const

/** The aspect ratio, as width and height, of the images whose path starts with a prefix. Others have any. */
export const pictureShapes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'product/': [8, 5],
}

/** The line between a portrait before and after its swap, in percent from the left. It cuts through neither face. */
export const swapLine = 58

/** The person in the opening of the home page. */
export const openingHead = 'ada' satisfies Character
