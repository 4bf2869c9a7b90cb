type Child = Node | string

/** Makes an element of a tag, its properties and attributes, and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Makes a button with its words and what a press of it does. */
export function button(words: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', 'aria-label': label }, words)
  made.addEventListener('click', onPress)
  return made
}

/** The element of the page that has an id. Throws when there is none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element called ${id}.`)
  return found
}
