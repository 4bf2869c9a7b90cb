/** Creates an element with the given properties and appends it to `<head>`. */
export function addToHead<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties))
}
