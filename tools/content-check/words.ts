/** Returns the lower-case words of a string, without placeholders, targets of links and names such as `PowerShell`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/\{\{?[^}]*\}\}?|\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}\d’' ]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !/.\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
}

/** Returns how often each part occurs. */
export function count(parts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)

  return counts
}
