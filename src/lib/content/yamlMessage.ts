import type { ErrorCode } from 'yaml'

/** What the parser says: its kind and its words. */
interface YamlError {
  readonly code: ErrorCode
  readonly message: string
}

const indentation =
  'the indentation is wrong: keys of one group begin in the same column, what belongs to a key two spaces further in'
const misplaced =
  'a key or a colon where none can stand: check the indentation, or put a text that contains ": " in quotes'

const notAKey = 'this line is neither a key with ": " nor part of a text: check the indentation'

const messages: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indentation,
  DUPLICATE_KEY: 'this key stands twice in the same group',
  BLOCK_AS_IMPLICIT_KEY: misplaced,
  BLOCK_IN_FLOW: misplaced,
  MULTILINE_IMPLICIT_KEY: notAKey,
  MULTIPLE_DOCS: 'a line of "---" begins a second document, expected one document in a file',
  BAD_SCALAR_START: 'a text can not begin with this character: put the text in quotes',
  BAD_ALIAS: 'a text can not begin with "*": put the text in quotes',
}

/** Says in an editor's words what the YAML parser met. */
export function yamlMessage({ code, message }: YamlError): string {
  if (message.startsWith('Implicit map keys need')) return notAKey
  return messages[code] ?? `this can't be read as YAML: ${message}`
}
