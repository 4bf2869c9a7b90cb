/** The value of a `class` attribute: the names that are there, with a space between. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
