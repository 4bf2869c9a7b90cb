/**
 * Finds the group of an indented JSON text that has no closing bracket of its own, when the text ends
 * too early: the number of the character that opens it, or undefined when the indentation does not tell.
 */
export function unclosedGroup(text: string): number | undefined {
  const open: { indentation: number; offset: number }[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const indentation = line.search(/\S/)
    if (/^ *[}\]]/.test(line)) {
      const last = open.pop()
      if (last && last.indentation !== indentation) return last.offset
    }
    if (/[{[]$/.test(line)) open.push({ indentation, offset: start + line.length - 1 })
    start += line.length + 1
  }
  return undefined
}
