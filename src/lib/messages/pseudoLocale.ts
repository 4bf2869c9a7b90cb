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

/** The maximum growth of short labels in German or Russian compared with English. */
const growth = 0.4

/**
 * Pseudo-localizes English: accented, longer and in brackets, so that hard-coded or concatenated text is visible.
 * Placeholders in single braces are kept.
 */
export function pseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|\w/g, (part) => accents[part] ?? part)
  return `[${accented}${'~'.repeat(Math.ceil(text.length * growth))}]`
}
