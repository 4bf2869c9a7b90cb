/**
 * Puts values that only the browser knows into a finished text: `("Page not found: {fullPath}", { fullPath: "/x" })`.
 * A name without a value stays as it stands.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Splits a short text after its full stops; the parts, put together, are the text again. */
export function sentences(text: string): string[] {
  return text.match(/[^.。]+[.。]*\s*/gu) ?? [text]
}

/** The value of a `class` attribute: the names that are there, with a space between. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** What to type to compute the SHA-256 of a downloaded file of this name, in PowerShell and in the Mac's Terminal. */
export function hashCommands(fileName: string): { readonly windows: string; readonly mac: string } {
  return {
    windows: `Get-FileHash "$HOME\\Downloads\\${fileName}" -Algorithm SHA256`,
    mac: `shasum -a 256 ~/Downloads/"${fileName}"`,
  }
}

/** A text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
