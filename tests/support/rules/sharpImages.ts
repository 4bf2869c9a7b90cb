import { type Rule } from './rule'

export const sharpImages: Rule = {
  name: 'no image is blurred',
  remedy: 'Give `sizes` the width in which the layout draws the image.',
  find: () => {
    const { drawnWidth, fileWidth, isShown } = window.helpers
    /** The least share of the drawn width that the file must have. */
    const least = 0.75

    const isLoadedPhoto = (image: HTMLImageElement) =>
      isShown(image) &&
      !/\.svg$|^data:/.test(image.currentSrc) &&
      image.complete &&
      image.naturalWidth > 0

    return [...document.images].filter(isLoadedPhoto).flatMap((image) => {
      // After the window was wider, Chromium keeps a file that is larger than `sizes` demands.
      const given = Math.min(fileWidth(image), image.naturalWidth)
      const drawn = drawnWidth(image)
      if (given >= least * drawn) return []

      return [`${image.currentSrc} is drawn from ${given} px in ${Math.round(drawn)} px`]
    })
  },
}
