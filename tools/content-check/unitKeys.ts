/** Matches a key of units.json, such as `day_dative_other`. Its groups are the unit and the plural form. */
export const unitKey = /^([a-z][A-Za-z]*)(?:_[a-z]+)?_(zero|one|two|few|many|other)$/

/** Returns the unit in a key of units.json: `day` for `day_dative_other`. */
export function unitName(key: string): string {
  return unitKey.exec(key)?.[1] ?? key
}
