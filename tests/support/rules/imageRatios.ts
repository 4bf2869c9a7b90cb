import { type Rule } from './rule'

export const imageRatios: Rule = {
  name: 'no image is distorted',
  remedy: 'Set only one of both sizes, keep `block-size: auto`, or set `object-fit`.',
  find: () => {
    const { isShown } = window.helpers

    return [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const { objectFit, content } = getComputedStyle(image)
      if (objectFit !== 'fill' || content !== 'normal' || !image.naturalHeight || !height) return []
      // Images scaled or rotated by a transform keep their layout size.
      const ratio = image.offsetWidth / image.offsetHeight
      const expected = image.naturalWidth / image.naturalHeight
      const isDistorted = width > 8 && isShown(image) && Math.abs(ratio / expected - 1) > 0.05
      const ratios = `${ratio.toFixed(2)}, its file has ${expected.toFixed(2)}`

      return isDistorted ? [`the image ${image.currentSrc} has the aspect ratio ${ratios}`] : []
    })
  },
}
