/** In pixels from the upper left corner of the window. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface BoxHelpers {
  /** Returns the box of the longest line of an element that may wrap. */
  readonly longestLine: (element: Element) => DOMRect
  /** Returns what a click on the centre of the longest line would hit, or null outside the window. */
  readonly hitAtCentre: (element: Element) => Element | null
  /** Returns the part of an element that its ancestors do not clip. */
  readonly visiblePart: (element: Element) => Box
}

export function installBoxHelpers(): void {
  const longestLine = (element: Element) =>
    [...element.getClientRects()].reduce((one, other) => (other.width > one.width ? other : one))

  const hitAtCentre = (element: Element) => {
    const { left, top, width, height } = longestLine(element)
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }

  const visiblePart = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect()

    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === 'visible') continue
      const edge = parent.getBoundingClientRect()

      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }

    return { left, right, top, bottom }
  }

  Object.assign(window.helpers, { longestLine, hitAtCentre, visiblePart })
}
