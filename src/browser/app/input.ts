/** The elements that a visitor can open, fill in or focus before the app runs. */
const controls = 'a, button, details, input, summary'

/** The attributes that tell apart elements with the same tag. Translators change none of them. */
const identifying = ['id', 'class', 'name', 'value', 'href']

/** Returns a function that restores the visitor's input in elements that React has replaced. */
export function recordInput(root: Element): () => void {
  const recorded = byKey(root)
  let focused: EventTarget | null = document.activeElement

  addEventListener('focusin', ({ target }) => (focused = target))

  return () => {
    for (const [key, now] of byKey(root)) {
      const before = recorded.get(key)

      recorded.set(key, now)
      if (!before || before.isConnected) continue
      copyInput(before, now)
      if (before === focused) (now as HTMLElement).focus({ preventScroll: true })
    }
  }
}

/** Copies what the visitor has opened, chosen or typed to the element that replaces another one with the same tag. */
function copyInput(before: Element, now: Element): void {
  if (now instanceof HTMLDetailsElement) now.open = (before as HTMLDetailsElement).open

  if (now instanceof HTMLInputElement && now.type !== 'file') {
    now.checked = (before as HTMLInputElement).checked
    now.value = (before as HTMLInputElement).value
  }
}

/** Returns the controls in an element, each by its tag and attributes, and by its place among those with the same. */
function byKey(root: Element): Map<string, Element> {
  const elements = new Map<string, Element>()

  for (const element of root.querySelectorAll(controls)) {
    const attributes = identifying.map((name) => element.getAttribute(name))
    let key = [element.tagName, ...attributes].join(' ')

    while (elements.has(key)) key += '+'
    elements.set(key, element)
  }

  return elements
}
