import { type Rule } from './rule'

export const wholePictures: Rule = {
  name: 'a card shows most of its picture',
  remedy: 'Give the picture more of its own ratio, so that the card crops less of it.',
  find: () => {
    /** The share of a picture, in one direction, that a card may crop. */
    const cropped = 0.4
    const { isShown } = window.helpers

    return [...document.querySelectorAll<HTMLImageElement>('main article img')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (!isShown(image) || !image.naturalWidth || !width || !height) return []
      if (getComputedStyle(image).objectFit !== 'cover') return []
      const ratio = (width / height) * (image.naturalHeight / image.naturalWidth)
      const shown = Math.min(ratio, 1 / ratio)
      const percent = Math.round(shown * 100)

      return shown < 1 - cropped
        ? [`${image.src.split('/').at(-1)} shows ${percent} % of itself`]
        : []
    })
  },
}
