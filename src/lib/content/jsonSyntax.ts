import { depthLimit, type Problem } from './problem'
import { unclosedGroup } from './unclosedGroup'

type Token = readonly [offset: number, text: string]

const token =
  /[ \t\r\n]*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b|[[\]{}:,])/y

/** Finds repeated keys, and the first place where a text stops being JSON. */
export function jsonProblems(text: string): Problem[] {
  const reader = new Reader(text)
  try {
    reader.value()
    reader.end()
    return reader.repeated
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    return [...reader.repeated, { offset: error.offset, message: error.message, fatal: true }]
  }
}

class JsonError extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message)
  }
}

/** Walks a text token by token; every method throws a JsonError where the text is not JSON. */
class Reader {
  readonly repeated: Problem[] = []
  private position = 0
  private depth = 0

  constructor(private readonly text: string) {}

  value(): void {
    const [offset, text] = this.next('a value')
    const keys = new Set<string>()
    if (this.depth > depthLimit) throw new JsonError(offset, 'groups stand too deep in groups')
    this.depth += 1
    if (text === '{') this.members('}', () => this.member(keys))
    else if (text === '[') this.members(']', () => this.value())
    else if (/^[\]}:,]$/.test(text))
      throw new JsonError(offset, `found "${text}", expected a value`)
    this.depth -= 1
  }

  end(): void {
    const offset = this.text.slice(this.position).search(/[^ \t\r\n]/)
    if (offset >= 0)
      throw new JsonError(this.position + offset, 'expected the end of the file here')
  }

  private members(close: string, read: () => void): void {
    if (this.peek() === close) {
      this.next(close)
      return
    }
    for (;;) {
      read()
      const [offset, text] = this.next(`"," or "${close}"`)
      if (text === close) return
      if (/^[\]}]$/.test(text)) throw this.unclosed(offset, `found ${text}, expected "${close}"`)
      if (text !== ',') throw new JsonError(offset, `found ${text}, expected "," or "${close}"`)
      if (this.peek() === close) throw new JsonError(offset, 'a comma with nothing after it')
    }
  }

  private member(keys: Set<string>): void {
    const [offset, key] = this.next('a key in double quotes')
    if (!key.startsWith('"'))
      throw new JsonError(offset, `found ${key}, expected a key in double quotes`)
    if (keys.has(key)) {
      const message = 'this key stands twice in the same group'
      this.repeated.push({ offset, message, fatal: false })
    }
    keys.add(key)
    const [colonOffset, colon] = this.next('":"')
    if (colon !== ':')
      throw new JsonError(colonOffset, `found ${colon}, expected ":" after the key ${key}`)
    this.value()
  }

  private peek(): string | undefined {
    return this.read()?.[1]
  }

  private next(expected: string): Token {
    const found = this.read()
    if (!found) throw this.nothingRead(expected)
    this.position = found[0] + found[1].length
    return found
  }

  private read(): Token | undefined {
    token.lastIndex = this.position
    const text = token.exec(this.text)?.[1]
    return text === undefined ? undefined : [token.lastIndex - text.length, text]
  }

  private nothingRead(expected: string): JsonError {
    const gap = this.text.slice(this.position).search(/[^ \t\r\n]/)
    if (gap < 0) {
      const end = this.text.trimEnd().length
      return this.unclosed(end, `the file ends here, expected ${expected}`)
    }
    const offset = this.position + gap
    const rest = this.text.slice(offset)
    if (rest.startsWith('"')) {
      return new JsonError(
        offset,
        'a text that does not end on its line, or has a wrong "\\" in it',
      )
    }
    if (/^\/[/*]/.test(rest)) return new JsonError(offset, 'JSON has no comments')
    return new JsonError(
      offset,
      `found ${/^[\w.+-]+|./u.exec(rest)?.[0] ?? ''}, expected ${expected}`,
    )
  }

  /** A bracket is missing before this place: says where, when the indentation tells. */
  private unclosed(offset: number, message: string): JsonError {
    const group = unclosedGroup(this.text)
    return group === undefined
      ? new JsonError(offset, message)
      : new JsonError(group, 'this bracket is not closed: nothing ends the group in its column')
  }
}
