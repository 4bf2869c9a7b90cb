const form = /^([a-z][A-Za-z]*)(?:_[a-z]+)?_(zero|one|two|few|many|other)$/

/** The unit that a key of units.json belongs to: `day_dative_other` gives `day`; the key itself when it has no form. */
export function unitName(key: string): string {
  return form.exec(key)?.[1] ?? key
}

/** The plural form that a key of units.json ends in: `day_few` gives `few`; undefined when it has none. */
export function pluralForm(key: string): string | undefined {
  return form.exec(key)?.[2]
}
