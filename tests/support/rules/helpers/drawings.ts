import { type Box } from './boxes'

export interface DrawingHelpers {
  /** Returns whether a drawing is opaque anywhere in a box. It is not if it is not loaded, or outside the box. */
  readonly hasInk: (drawing: HTMLImageElement, box: Box) => boolean
}

export function installDrawingHelpers(): void {
  /** The grid, per side, on which a drawing is sampled. */
  const grid = 64
  /** The alpha value from which a cell of the grid is opaque, of 255. */
  const opaque = 64

  /** Returns the cells of the grid between two edges: the first one, and how many they are. */
  const cellsBetween = (from: number, to: number, start: number, size: number) => {
    const first = Math.round(((from - start) / size) * grid)
    const end = Math.round(((to - start) / size) * grid)

    return { first, count: end - first }
  }

  const hasInk = (drawing: HTMLImageElement, box: Box) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: grid, height: grid })
    const context = canvas.getContext('2d')
    if (!context || !drawing.complete || !drawing.naturalWidth) return false

    const { left, top, width, height } = drawing.getBoundingClientRect()
    const columns = cellsBetween(box.left, box.right, left, width)
    const rows = cellsBetween(box.top, box.bottom, top, height)
    if (columns.count < 1 || rows.count < 1) return false

    const isMirrored = new DOMMatrix(getComputedStyle(drawing).transform).a < 0
    if (isMirrored) context.setTransform(-1, 0, 0, 1, grid, 0)
    context.drawImage(drawing, 0, 0, grid, grid)
    const { data } = context.getImageData(columns.first, rows.first, columns.count, rows.count)

    return data.some((value, index) => index % 4 === 3 && value > opaque)
  }

  Object.assign(window.helpers, { hasInk })
}
