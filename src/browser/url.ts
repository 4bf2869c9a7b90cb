/** Returns whether the percent-escapes in a part of a URL can be decoded the given number of times. */
export function isDecodable(part: string, times = 1): boolean {
  try {
    return times === 0 || isDecodable(decodeURIComponent(part), times - 1)
  } catch {
    return false
  }
}
