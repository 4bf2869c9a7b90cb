/**
 * Puts values that only the browser knows into a finished text: `("Page not found: {fullPath}", { fullPath: "/x" })`.
 * A name without a value stays as it stands.
 */
export function fillLive(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
