/** The letters of the scripts that are more than one alphabet; every other one is called by its own code. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** What the letters of a language are told by. */
export interface Script {
  /** Its name in English, such as `Cyrillic`. */
  readonly name: string
  readonly isLatin: boolean
  /** A letter of the language's own script. */
  readonly own: RegExp
  /** A letter that is of neither this script nor Latin, in which product names are written everywhere. */
  readonly foreign: RegExp
}

const known = new Map<string, Script>()

/** The script of a language, told by its tag: `ru-RU` is written in Cyrillic letters. */
export function scriptOf(tag: string): Script {
  const script = known.get(tag) ?? readScript(tag)
  known.set(tag, script)
  return script
}

function readScript(tag: string): Script {
  const code = new Intl.Locale(tag).maximize().script ?? 'Latn'
  const own = (mixed[code] ?? [code]).map((one) => `\\p{Script=${one}}`).join('')
  return {
    name: new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code,
    isLatin: code === 'Latn',
    own: new RegExp(`[${own}]`, 'u'),
    foreign: new RegExp(
      `[\\p{L}--[${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]]+`,
      'v',
    ),
  }
}
