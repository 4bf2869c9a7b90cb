/** A line of an nginx configuration: its words, and the lines between its braces if it has some. */
export interface Line {
  readonly words: readonly string[]
  readonly inside: readonly Line[]
}

const tokens = /#.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[;{}]|(?:\$\{\w+\}|[^\s;{}"'#])+/g

/** Reads the text of an nginx configuration into lines. */
export function readNginx(text: string): Line[] {
  const open: Line[][] = [[]]
  let words: string[] = []
  for (const [token] of text.matchAll(tokens)) {
    if (token.startsWith('#')) continue
    if (token === ';' || token === '{') {
      const line = { words, inside: [] }
      open.at(-1)?.push(line)
      words = []
      if (token === '{') open.push(line.inside)
    } else if (token === '}') open.pop()
    else words.push(unquoted(token))
  }
  return open[0] ?? []
}

/** What a variable that a `map` makes is worth for a text. */
export function mapped(lines: readonly Line[], variable: string, text: string): string {
  const rules = lines.find(({ words }) => words[0] === 'map' && words[2] === variable)?.inside ?? []
  const exact = rules.find(({ words: [key] }) => key === text)
  if (exact) return exact.words[1] ?? ''
  for (const { words } of rules) {
    const [key = '', value = ''] = words
    const match = fitting(key, text)
    if (match) return value.replaceAll(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? '')
  }
  return rules.find(({ words: [key] }) => key === 'default')?.words[1] ?? ''
}

/** What stands in the location that nginx takes for a path, each line as one text. */
export function locationOf(lines: readonly Line[], path: string): string[] {
  const locations = lines.filter(({ words }) => words[0] === 'location')
  const taken =
    locations.find(({ words: [, how, which] }) => how === '=' && which === path) ??
    locations.find(({ words: [, how = '', which = ''] }) => fitting(how + which, path)) ??
    locations.find(({ words: [, how] }) => how === '/')
  return textsOf(taken?.inside ?? [])
}

/** Lines as texts, one each: `return 404`. */
export function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ words, inside }) => [...words, ...textsOf(inside)].join(' '))
}

function fitting(key: string, text: string): RegExpExecArray | null {
  const [, any, source] = /^~(\*?)(.+)$/.exec(key) ?? []
  return source === undefined ? null : new RegExp(source, any ? 'i' : '').exec(text)
}

function unquoted(token: string): string {
  return /^["']/.test(token) ? token.slice(1, -1).replaceAll(/\\(["'\\])/g, '$1') : token
}
