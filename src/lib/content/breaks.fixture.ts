/** A line of a file, with what is needed to know what a change to it does. */
export interface Line {
  readonly path: string
  readonly lines: readonly string[]
  readonly index: number
  readonly text: string
}

/** How a line is broken: gives what it becomes (nothing removes it), or null where this can't be tried. */
export type Break = (text: string, line: Line) => string | null

const json = /\.json$/
const words = /locales\/(en|de)\/(?!units)/
const prose = /prose\/(en|de)\//
const site = /content\/site\//
export const editable = /content\/(site\/|(locales|prose)\/(en|de)\/)/

const translatable = /(locales|prose)\/(en|de)\//

const textLine = /^( *"\w+": )"[^"]+"(,?)$/
const yamlValue = /^( *(?:- )?\w+: )([^|[\s].*)$/
const number = /^( *(?:- )?"?\w+"?: )(\d+)(,?)$/

/** Ways to break a line, each with the files it is tried in. */
export const breaks: readonly (readonly [what: string, where: RegExp, change: Break])[] = [
  ['a key deleted in JSON', json, (text) => (/^ *"\w+": (?![{[])/.test(text) ? '' : null)],
  ['a key deleted in YAML', /yaml$/, (text) => (/^ *\w+: [^|]/.test(text) ? '' : null)],
  ['a key of words misspelt', words, (text) => misspell(text, /^( *")(\w{2,})(": .*)$/)],
  ['a key of facts misspelt', site, (text) => misspell(text, /^( *(?:- )?"?)(\w{2,})("?:.*)$/)],
  [
    'a key of prose misspelt',
    prose,
    (text) =>
      misspell(
        text,
        /^( *(?:- )?)(key|question|answer|heading|body|sections|entries|introduction)(:.*)$/,
      ),
  ],
  ['a list for a text in JSON', json, replacing(/^( *"\w+": )"[^"]+"(,?)$/, '$1["a"]$2')],
  ['a number for a text in words', words, replacing(textLine, '$15$2')],
  ['a list for a value in YAML', /yaml$/, replacing(yamlValue, '$1[[a]]')],
  ['nothing for a text in words', words, replacing(textLine, '$1null$2')],
  ['an empty text', words, replacing(textLine, '$1""$2')],
  ['a key indented by one space more', /yaml$/, amongOthers(/^( *)(\w+:.*)$/, '$1 $2')],
  ['a key indented by one space less', /yaml$/, amongOthers(/^ ( *)((?:- )?\w+:.*)$/, '$1$2')],
  ['a tab for the indentation', editable, replacing(/^ {2}(.+)$/, '\t$1')],
  ['a tab in a text', editable, replacing(/(\w) (\w)/, '$1\t$2')],
  [
    'a line that stands twice',
    editable,
    (text, { path }) => {
      if (!/^ *"?\w+"?: [^|{[]+$/.test(text)) return null
      return `${path.endsWith('.json') ? text.replace(/,?$/, ',') : text}\n${text}`
    },
  ],
  ['a bad date', /legal\.yaml/, replacing(/'\d{4}-\d\d-\d\d'/, "'2022-13-01'")],
  ['a date without quotes', /legal\.yaml/, replacing(/'(\d{4}-\d\d-\d\d)'/, '$1')],
  ['a date in another order', /legal\.yaml/, replacing(/'\d{4}-\d\d-\d\d'/, "'01.05.2022'")],
  ['a negative number', site, replacing(number, '$1-$2$3')],
  ['zero for a number', site, replacing(number, '$10$3')],
  ['a text for a number', site, replacing(number, '$1"$2"$3')],
  [
    'half a number',
    /requirements|business|media/,
    replacing(/^( *(?!amount|max)\w+: \d+)$/, '$1.5.1'),
  ],
  ['a release with a negative size', /releases/, replacing(/("bytes": )(?:null|\d+)/, '$1-1')],
  ['a release with a bad hash', /releases/, replacing(/("sha256": )(?:null|".*")/, '$1"e3b0c442"')],
  ['a release with a bad version', /releases/, replacing(/("version": )"[\d.]+"/, '$1"v3"')],
  [
    'a release with a bad date',
    /releases/,
    replacing(/("released": )(?:null|".*")/, '$1"2024-02-30"'),
  ],
  [
    'a dead reference',
    /navigation|faq\.yaml|plans|testimonials/,
    (text, { path }) =>
      /^content\/(site|prose\/en)/.test(path)
        ? replacing(/^( *- (?:key: )?|  +(?:route|link|anchor): )(\w+)$/, '$1$2Gone')(text)
        : null,
  ],
  [
    'a step without a picture',
    /en\/tutorial/,
    (text) =>
      /^ {4}"\w+": \{$/.test(text)
        ? `    "unpack": { "title": "Unpack", "text": "Unpack it.", "alt": "A box" },\n${text}`
        : null,
  ],
  [
    'a player of another house',
    /testimonials/,
    replacing(/^(player: ).*/, '$1https://player.vimeo.com/video/'),
  ],
  ['a fact that does not exist', editable, replacing(/\{\{(\w+)\./, '{{$1.gone.')],
  ['a file of facts that does not exist', editable, replacing(/\{\{(\w+)\./, '{{$1s.')],
  ['a placeholder that does not end', editable, replacing(/(\{\{\w+\.[^{}]+\})\}/, '$1')],
  ['a placeholder that does not begin', editable, replacing(/\{(\{\w+\.[^{}]+\}\})/, '$1')],
  [
    'a format that does not exist',
    editable,
    replacing(/, (count|number|money|list|measure|date)\b/, ', x$1'),
  ],
  ['a unit that does not exist', editable, replacing(/unit: (\w+)/, 'unit: x$1')],
  [
    'a placeholder missing in a translation',
    /de\/.*json/,
    replacing(/^([^{]*)\{\{\w+\.[^{}]+\}\}([^{]*)$/, '$1x$2'),
  ],
  ['a link without its slash', prose, replacing(/\]\((\/\w+)\/\)/, ']($1)')],
  ['a link to a page that does not exist', prose, replacing(/\]\(\/(\w+)\/\)/, '](/$1s/)')],
  ['an address without s', site, replacing(/https:/, 'http:')],
  ['an address with tracking', site, replacing(/(https:[^\s"]+)/, '$1?utm_source=x')],
  ['an address with a look-alike letter', site, replacing(/(https:\S*)e/, '$1\u0435')],
  ['an address with a hidden character', site, replacing(/(https:[^\s"]+)/, '$1\u200b')],
  ['a heading in Markdown', prose, replacing(/^( {6}| {2})(?![- ])([A-Z].*)$/, '$1# $2')],
  ['a quotation in Markdown', prose, replacing(/^( {6}| {2})(?![- ])([A-Z].*)$/, '$1> $2')],
  ['HTML in words', translatable, replacing(/([a-z] )([a-z]+)( [a-z]+ [a-z]+)/, '$1<b>$2</b>$3')],
  ['Markdown in plain words', words, replacing(/^( *"\w+": ")(\w+)(.*)$/, '$1**$2**$3')],
  ['a control character', words, replacing(/^( *"\w+": "\w+)(.*)$/, '$1\\u0007$2')],
  ['a missing comma', json, replacing(/^(.*[^{[]),$/, '$1')],
  ['a comma too many', json, replacing(/^(.*["}\]])$/, '$1,')],
  ['a missing quote', json, replacing(/^(.*)"(,?)$/, '$1$2')],
  ['a missing quote before a key', json, replacing(/^( *)"(\w+": .*)$/, '$1$2')],
  ['a bracket that does not end', json, replacing(/^( *)\}(,?)$/, '$1$2')],
  ['a character of no width', words, replacing(/^( *"\w+": "\w+)(.*)$/, '$1\u200b$2')],
  ['a byte of nothing', editable, replacing(/(\w) (\w)/, '$1\u0000$2')],
  ['a number beyond counting', site, replacing(number, `$1${'9'.repeat(20)}$3`)],
  ['an alias of nothing', /yaml$/, replacing(yamlValue, '$1*gone')],
  ['a merge', /yaml$/, replacing(/^( *)\w+: [^|[\s].*$/, '$1<<: { a: b }')],
  ['a folded text', prose, replacing(/^( *\w+: )\|$/, '$1>')],
  [
    'a text of paragraphs without its bar',
    prose,
    (text, { lines, index }) =>
      lines[index + 2] === '' && lines[index + 3] ? replacing(/^( *\w+:) \|$/, '$1')(text) : null,
  ],
  [
    'two versions of a line',
    editable,
    (text) => (/\w/.test(text) ? `<<<<<<< ours\n${text}\n=======\n${text}\n>>>>>>> theirs` : null),
  ],
  ['letters read in a wrong encoding', words, replacing(/^( *"\w+": "\w+)(.*)$/, '$1Ã©$2')],
]

function replacing(pattern: RegExp, by: string): (text: string) => string | null {
  return (text) => (pattern.test(text) && !text.startsWith('#') ? text.replace(pattern, by) : null)
}

/** Swaps the first two letters of a key, or doubles the first when they are the same. */
function misspell(text: string, pattern: RegExp): string | null {
  const [, before = '', key = '', after = ''] = pattern.exec(text) ?? []
  if (!key || text.startsWith('#')) return null
  const swapped = `${key.charAt(1)}${key.charAt(0)}${key.slice(2)}`
  return `${before}${swapped === key ? `${key.charAt(0)}${key}` : swapped}${after}`
}

/** Changes a key only where a key of the same group stands next to it: alone, its column is free. */
function amongOthers(pattern: RegExp, by: string): Break {
  const change = replacing(pattern, by)
  return (text, { lines, index }) => {
    const column = text.search(/\S/)
    const next = [lines[index - 1], lines[index + 1]]
    return next.some((line) => line?.search(/\w/) === column) ? change(text) : null
  }
}
