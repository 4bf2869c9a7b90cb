/** Creates an element with the given properties, appends it to `<head>` and returns it. */
export function addToHead<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}

/** Preloads the script at a URL. */
export function preloadScript(href: string): void {
  addToHead('link', { rel: 'preload', as: 'script', href })
}
