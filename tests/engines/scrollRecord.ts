// These functions run in the page, so they use nothing outside themselves.

/** Records the scroll position in every later frame that shows another title than now. */
export function recordScrolling(): void {
  const positions: number[] = []
  const title = document.querySelector('h1')?.textContent

  const record = () => {
    if (document.querySelector('h1')?.textContent !== title) positions.push(scrollY)
    requestAnimationFrame(record)
  }

  Object.assign(window, { positions })
  requestAnimationFrame(record)
}

/** Returns the scroll positions, in CSS pixels, that `recordScrolling` has recorded. */
export function scrollRecord(): readonly number[] {
  return (window as unknown as { positions: readonly number[] }).positions
}
