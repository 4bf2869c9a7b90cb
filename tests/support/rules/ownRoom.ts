import { type Rule } from './rule'

/** A title never covers a person, and the figure, the label and the picture of a card never cover each other. */
export const ownRoom: Rule = {
  name: 'texts, figures and people keep their own room',
  remedy: 'Give the picture less room, let the text wrap earlier, or crop less of the picture.',
  find: () => {
    /** The grid, per side, on which the drawing of a person is sampled. */
    const grid = 64
    /** The share of a picture, per side, that a card may crop. */
    const cropped = 0.4
    const faults: string[] = []
    const { isShown } = window.helpers
    const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 30)}"`

    /** The rectangles of letters, without the empty space above and below them in their lines. */
    const lettersOf = (element: Element) => {
      const range = document.createRange()
      const size = parseFloat(getComputedStyle(element).fontSize)

      range.selectNodeContents(element)

      return [...range.getClientRects()]
        .filter(({ width }) => width > 2)
        .map(({ left, right, top, bottom }) => {
          const margin = Math.max(0, (bottom - top - size) / 2)
          return { left, right, top: top + margin, bottom: bottom - margin }
        })
    }

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

    const people = [
      ...document.querySelectorAll<HTMLImageElement>('main img[src^="/cast/"]'),
    ].filter(isShown)
    const titles = [...document.querySelectorAll('main :is(h1, h1 ~ p)')].filter(isShown)

    for (const image of people) {
      const box = image.getBoundingClientRect()
      const seen = visiblePart(image)
      const isMirrored = new DOMMatrix(getComputedStyle(image).transform).a < 0
      const near = titles.flatMap((title) =>
        lettersOf(title)
          .filter(
            ({ left, right, top, bottom }) =>
              left < seen.right && right > seen.left && top < seen.bottom && bottom > seen.top,
          )
          .map((letters) => ({ title, letters })),
      )
      const isInk = near.length > 0 ? inkOf(image) : undefined
      if (!isInk) continue

      for (const { title, letters } of near) {
        const columns = [letters.left, letters.right].map((x) =>
          Math.round(((x - box.left) / box.width) * grid),
        )
        const rows = [Math.max(letters.top, seen.top), Math.min(letters.bottom, seen.bottom)].map(
          (y) => Math.round(((y - box.top) / box.height) * grid),
        )
        let covered = 0

        for (let row = Math.max(0, rows[0] ?? 0); row < Math.min(grid, rows[1] ?? 0); row += 1)
          for (
            let column = Math.max(0, columns[0] ?? 0);
            column < Math.min(grid, columns[1] ?? 0);
            column += 1
          )
            if (isInk(isMirrored ? grid - 1 - column : column, row)) covered += 1

        if (covered > 0) faults.push(`${nameOf(title)} covers ${image.src.split('/').at(-1)}`)
      }
    }

    for (const image of document.querySelectorAll<HTMLImageElement>('main article img')) {
      const { width, height } = image.getBoundingClientRect()
      if (!isShown(image) || !image.naturalWidth || !width || !height) continue
      if (getComputedStyle(image).objectFit !== 'cover') continue
      const ratio = (width / height) * (image.naturalHeight / image.naturalWidth)
      const shown = Math.min(ratio, 1 / ratio)
      if (shown < 1 - cropped)
        faults.push(`${image.src.split('/').at(-1)} shows ${Math.round(shown * 100)} % of itself`)
    }

    for (const entry of document.querySelectorAll('main dl > div')) {
      const parts = [...entry.querySelectorAll('dt, dd:not(:has(.visuallyHidden))')].filter(isShown)
      const { left, right } = entry.getBoundingClientRect()

      parts.forEach((part, index) => {
        for (const one of lettersOf(part)) {
          if (one.left < left - 1 || one.right > right + 1)
            faults.push(`${nameOf(part)} leaves its card`)
          for (const other of parts.slice(index + 1))
            if (
              lettersOf(other).some(
                (two) =>
                  one.left < two.right &&
                  one.right > two.left &&
                  one.top < two.bottom &&
                  one.bottom > two.top,
              )
            )
              faults.push(`${nameOf(part)} covers ${nameOf(other)}`)
        }
      })
    }

    return [...new Set(faults)]
  },
}
