/** Opens the `<details>` element to which the URL's fragment points, because browsers only scroll to it. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

/**
 * Opens the `<details>` elements that links can open before printing, for browsers in which CSS cannot open them, and closes
 * them afterwards.
 */
export function openForPrint(): void {
  let opened: NodeListOf<HTMLDetailsElement> | undefined

  addEventListener('beforeprint', () => {
    opened = document.querySelectorAll<HTMLDetailsElement>('main details[id]:not([open])')
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened ?? []) details.open = false
  })
}
