const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Č',
  E: 'É',
  I: 'Î',
  N: 'Ń',
  O: 'Ø',
  S: 'Ş',
  U: 'Ů',
  Y: 'Ÿ',
  Z: 'Ź',
}

/** How much longer German or Russian gets than English, at most, in short labels. */
const growth = 0.4

/**
 * Makes English look like a language that nobody speaks: accented, longer and in brackets, so that text
 * which is not translated, or is put together of pieces, shows at a glance. Names in single braces stay.
 */
export function pseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|\w/g, (part) => accents[part] ?? part)
  return `[${accented}${'~'.repeat(Math.ceil(text.length * growth))}]`
}
