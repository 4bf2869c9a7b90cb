import { type Rule } from './rule'

export const peopleKeepClear: Rule = {
  name: 'no title covers a person',
  remedy: 'Give the picture less room, or let the text wrap earlier.',
  find: () => {
    /** The grid, per side, on which the drawing of a person is sampled. */
    const grid = 64
    const { isShown, lettersOf } = window.helpers
    const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 30)}"`

    /** The ink of a drawing: for each cell of the grid, whether it is opaque. Undefined if the image is not loaded. */
    const inkOf = (image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context || !image.complete || !image.naturalWidth) return undefined

      canvas.width = grid
      canvas.height = grid
      context.drawImage(image, 0, 0, grid, grid)
      const { data } = context.getImageData(0, 0, grid, grid)

      return (column: number, row: number) => (data[(row * grid + column) * 4 + 3] ?? 0) > 64
    }

    /** The part of an image that its ancestors do not clip. */
    const visiblePart = (image: Element) => {
      let { left, right, top, bottom } = image.getBoundingClientRect()

      for (let box = image.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()

        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }

      return { left, right, top, bottom }
    }

    type Box = ReturnType<typeof visiblePart>

    /** Returns the cells between two edges, from the first to the one after the last, within the grid. */
    const cells = (from: number, to: number, start: number, size: number) => {
      const [first = 0, end = 0] = [from, to].map((edge) =>
        Math.round(((edge - start) / size) * grid),
      )

      return [Math.max(0, first), Math.min(grid, end)] as const
    }

    /** Returns whether letters are in front of the ink of a person's drawing. */
    const coversInk = (letters: Box, image: HTMLImageElement, seen: Box) => {
      const isInk = inkOf(image)
      if (!isInk) return false

      const box = image.getBoundingClientRect()
      const isMirrored = new DOMMatrix(getComputedStyle(image).transform).a < 0
      const [left, right] = cells(letters.left, letters.right, box.left, box.width)
      const [top, bottom] = cells(
        Math.max(letters.top, seen.top),
        Math.min(letters.bottom, seen.bottom),
        box.top,
        box.height,
      )

      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          if (isInk(isMirrored ? grid - 1 - column : column, row)) return true

      return false
    }

    const titles = [...document.querySelectorAll('main :is(h1, h1 ~ p)')].filter(isShown)
    const people = [
      ...document.querySelectorAll<HTMLImageElement>('main img[src^="/cast/"]'),
    ].filter(isShown)

    return people.flatMap((image) => {
      const seen = visiblePart(image)
      const isNear = ({ left, right, top, bottom }: Box) =>
        left < seen.right && right > seen.left && top < seen.bottom && bottom > seen.top

      return titles
        .filter((title) =>
          lettersOf(title)
            .filter(isNear)
            .some((letters) => coversInk(letters, image, seen)),
        )
        .map((title) => `${nameOf(title)} covers ${image.src.split('/').at(-1)}`)
    })
  },
}
