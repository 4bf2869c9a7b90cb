/** What the script is called, where a page has one, that holds what it shows below its opening; the name of its own goes in. */
export function laterChunkName(chunk: string): string {
  return `${chunk}-later`
}
