/** Decodes the percent-escapes in a part of a URL the given number of times. Returns undefined if one is malformed. */
export function decoded(part: string, times: number): string | undefined {
  try {
    return times === 0 ? part : decoded(decodeURIComponent(part), times - 1)
  } catch {
    return undefined
  }
}
