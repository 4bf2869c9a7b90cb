/** Reads the arguments of a command; throws what is wrong with them, and below it how the command is used. */
export function readArguments<Arguments>(usage: string, read: () => Arguments): Arguments {
  try {
    return read()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n\n${usage}`, { cause: error })
  }
}

/** The number that an argument says; throws, naming it, unless that is above zero. */
export function positiveNumber(name: string, text: string): number {
  const number = Number(text)
  if (number > 0 && Number.isFinite(number)) return number
  throw new Error(`${name}: "${text}" is no number above zero.`)
}

/** The whole number that an argument says; throws, naming it, unless that is above zero. */
export function wholeNumber(name: string, text: string): number {
  const number = positiveNumber(name, text)
  if (Number.isInteger(number)) return number
  throw new Error(`${name}: "${text}" is no whole number.`)
}

/** The entries of an argument that lists them between commas; throws, naming it, when there are none. */
export function listed(name: string, text: string): string[] {
  const entries = text.split(',').filter(Boolean)
  if (entries.length === 0) throw new Error(`${name}: nothing is listed.`)
  return entries
}

/** The entries of an argument that lists some of those that are known; throws, naming it, at another one. */
export function listedOf<Known extends string>(
  name: string,
  text: string,
  known: readonly Known[],
): Known[] {
  return listed(name, text).map((entry) => {
    const found = known.find((one) => one === entry)
    if (found !== undefined) return found
    throw new Error(`${name}: "${entry}" is none of ${known.join(', ')}.`)
  })
}
