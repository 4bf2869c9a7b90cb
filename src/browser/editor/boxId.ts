/** The id of the box around a field and what belongs to it, by the field's name. */
export function boxId(name: string): string {
  return `box:${name}`
}
