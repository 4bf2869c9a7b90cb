export interface ElementHelpers {
  /** Selects everything that a visitor can operate. */
  readonly controls: string
  readonly isShown: (element: Element) => boolean
  /** Returns whether an element is only for screen readers. */
  readonly isVisuallyHidden: (element: Element | null) => boolean
  /** Returns whether an element has wrapped below its box, which clips what it has no room for. */
  readonly isWrappedAway: (element: Element) => boolean
  /** Returns the element that a visitor clicks for a control: the label of an input. */
  readonly targetOf: (control: Element) => Element
}

export function installElementHelpers(): void {
  const controls = 'a[href], button, summary, input, select, textarea, [role=button]'

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null &&
    (/^inset\(50%|^rect/.test(getComputedStyle(element).clipPath) ||
      isVisuallyHidden(element.parentElement))

  const isWrappedAway = (element: Element) => {
    const box = element.parentElement
    if (!box) return false
    const { flexWrap, overflowY } = getComputedStyle(box)
    const { bottom, height } = box.getBoundingClientRect()
    const isBelow = element.getBoundingClientRect().bottom > bottom + height / 2

    return flexWrap === 'wrap' && overflowY === 'clip' && isBelow
  }

  const targetOf = (control: Element) =>
    (control.matches('input') ? control.closest('label') : null) ?? control

  Object.assign(window.helpers, {
    controls,
    isShown,
    isVisuallyHidden,
    isWrappedAway,
    targetOf,
  })
}
