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
  /** Returns the part that two boxes share. Its left side is right of its right side, or its top below, if there is none. */
  readonly commonPart: (one: Box, other: Box) => Box
  /** Returns whether the content of an element can be scrolled in it. */
  readonly scrolls: (element: Element) => boolean
  /**
   * Returns whether a box is scrolled out of an element around it, other than the body. What is fixed below the end of a
   * short page, such as an open menu, is outside its root element.
   */
  readonly isScrolledOut: (parent: Element | null, box: Box) => boolean
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

  const commonPart = (one: Box, other: Box) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })

  Object.assign(window.helpers, { longestLine, hitAtCentre, visiblePart, commonPart })
}

export function installScrollHelpers(): void {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)

  const isScrolledOut = (parent: Element | null, box: Box): boolean => {
    if (!parent) return false
    const edge = parent.getBoundingClientRect()
    const isOutside = box.bottom <= edge.top || box.top >= edge.bottom

    return (
      (isOutside && parent !== document.body && scrolls(parent)) ||
      isScrolledOut(parent.parentElement, box)
    )
  }

  Object.assign(window.helpers, { scrolls, isScrolledOut })
}
