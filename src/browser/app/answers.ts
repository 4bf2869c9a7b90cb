/** Opens the answer that is the target of the fragment. Browsers only scroll to it. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

/** Opens the answers for printing, for browsers where CSS can't, and closes them afterwards. */
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
