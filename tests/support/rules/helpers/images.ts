export interface ImageHelpers {
  /** Returns the width of the file that the browser has chosen, in pixels. `naturalWidth` is the width that `sizes` says. */
  readonly fileWidth: (image: HTMLImageElement) => number
  /** Returns the width in which the whole file is drawn, in CSS pixels, with what `object-fit: cover` crops. */
  readonly drawnWidth: (image: HTMLImageElement) => number
}

export function installImageHelpers(): void {
  /** Returns the files in a `srcset`, each as its URL and its width, such as `480w`. */
  const filesIn = ({ srcset }: HTMLImageElement | HTMLSourceElement) =>
    srcset.split(',').map((file) => file.trim().split(/\s+/))

  const fileWidth = (image: HTMLImageElement) => {
    const sources = image.closest('picture')?.querySelectorAll('source') ?? []
    const chosen = [image, ...sources]
      .flatMap(filesIn)
      .find(([url = '']) => url && new URL(url, document.baseURI).href === image.currentSrc)
    const width = chosen?.[1]

    return width?.endsWith('w') ? parseInt(width) : image.naturalWidth
  }

  const drawnWidth = (image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    const isCropped = getComputedStyle(image).objectFit === 'cover'
    const ratio = image.naturalWidth / image.naturalHeight

    return isCropped ? Math.max(width, height * ratio) : width
  }

  Object.assign(window.helpers, { fileWidth, drawnWidth })
}
