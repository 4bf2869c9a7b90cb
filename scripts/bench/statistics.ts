/** The middle one of some numbers, or the mean of the middle two; throws when there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}

/** The mean of some numbers; throws when there are none. */
export function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is no mean of nothing')
  return numbers.reduce((sum, number) => sum + number) / numbers.length
}

/** How many times a yardstick a number is; nothing when the yardstick is 0. */
export function ratio(number: number, yardstick: number): number | undefined {
  return yardstick === 0 ? undefined : number / yardstick
}

/** The order of some arms in a round: each starts as often as the others, so that none is always the first. */
export function turns<Arm>(arms: readonly Arm[], round: number): Arm[] {
  const start = round % arms.length
  return [...arms.slice(start), ...arms.slice(0, start)]
}

/**
 * By which power of the number of pages the time grows from one build to another: 1 when ten times
 * the pages take ten times as long, less when they take less.
 */
export function growth(
  small: { readonly pages: number; readonly seconds: number },
  large: { readonly pages: number; readonly seconds: number },
): number {
  return Math.log(large.seconds / small.seconds) / Math.log(large.pages / small.pages)
}
