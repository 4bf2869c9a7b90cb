/** Opens the FAQ answer to which the URL's fragment points, because browsers only scroll to the answer. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

/** Opens all FAQ answers before printing, for browsers in which CSS cannot open them, and closes them afterwards. */
export function openForPrint(): void {
  let opened: NodeListOf<HTMLDetailsElement> | undefined

  addEventListener('beforeprint', () => {
    opened = document.querySelectorAll<HTMLDetailsElement>('main details[id]:not([open])')
    for (const answer of opened) answer.open = true
  })
  addEventListener('afterprint', () => {
    for (const answer of opened ?? []) answer.open = false
  })
}
