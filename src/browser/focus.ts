/** Puts the focus on what comes in the place of the control that was used; it would be lost with that one. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}
