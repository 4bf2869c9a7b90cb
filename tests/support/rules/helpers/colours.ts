export interface ColourHelpers {
  /** Returns the background colours of an element and its ancestors, from the back to the front. */
  readonly backgroundsOf: (element: Element | null) => string[]
  /** Returns the contrast of a colour with colours painted on each other, from 1 to 21 (WCAG 2.2). */
  readonly contrast: (colour: string, behind: readonly string[]) => number
}

export function installColourHelpers(): void {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

  const backgroundsOf = (element: Element | null): string[] =>
    element
      ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['Canvas']

  /** Returns the colour of a pixel on which colours are painted, as red, green and blue from 0 to 255. */
  const paintedColour = (colours: readonly string[]) => {
    if (!canvas) throw new Error('The browser has no canvas, so colours cannot be measured.')
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }

    return [...canvas.getImageData(0, 0, 1, 1).data]
  }

  /** The relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
  const luminance = (colours: readonly string[]) => {
    const [red = 0, green = 0, blue = 0] = paintedColour(colours).map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )

    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  const contrast = (colour: string, behind: readonly string[]) => {
    const luminances = [luminance(behind), luminance([...behind, colour])]

    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
  }

  Object.assign(window.helpers, { backgroundsOf, contrast })
}
