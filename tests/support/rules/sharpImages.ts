import { type Rule } from './rule'

export const sharpImages: Rule = {
  name: 'no image is blurred',
  remedy: 'Give `sizes` the width in which the layout draws the image.',
  find: () => {
    const { isShown } = window.helpers
    /** The least share of the drawn width that the file must have. */
    const least = 0.75
    /** Returns the width of the chosen file. `naturalWidth` is the width that `sizes` says. */
    const fileWidth = (image: HTMLImageElement) => {
      const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const files = sets.flatMap(({ srcset }) => srcset.split(',')).map((file) => file.trim())
      const chosen = files
        .map((file) => file.split(/\s+/))
        .find(([url = '']) => url && new URL(url, document.baseURI).href === image.currentSrc)

      return chosen?.[1]?.endsWith('w') ? parseInt(chosen[1]) : image.naturalWidth
    }

    return [...document.images]
      .filter((image) => isShown(image) && !/\.svg$|^data:/.test(image.currentSrc))
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .flatMap((image) => {
        const { width, height } = image.getBoundingClientRect()
        const isCropped = getComputedStyle(image).objectFit === 'cover'
        const ratio = image.naturalWidth / image.naturalHeight
        const drawn = isCropped ? Math.max(width, height * ratio) : width
        // After the window was wider, Chromium keeps a file that is larger than `sizes` demands.
        const given = Math.min(fileWidth(image), image.naturalWidth)
        const sizes = `${given} px in ${Math.round(drawn)} px`

        return given < least * drawn ? [`${image.currentSrc} is drawn from ${sizes}`] : []
      })
  },
}
