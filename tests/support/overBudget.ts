/** What is counted on a page, by kind: bytes as they are sent, requests, elements. */
export type Counts<Kind extends string = string> = Readonly<Record<Kind, number>>

/** Says of every kind that went over its limit what grew and by how much, for a page's name, its counts and its limits. */
export function overBudget<Kind extends string>(
  page: string,
  counts: Counts<Kind>,
  limits: Counts<Kind>,
): string[] {
  const kinds = Object.keys(limits) as Kind[]
  return kinds
    .filter((kind) => !(counts[kind] <= limits[kind]))
    .map((kind) => {
      const excess = counts[kind] - limits[kind]
      return `${page}: ${kind} is ${counts[kind]}, ${excess} over its limit of ${limits[kind]}`
    })
}
