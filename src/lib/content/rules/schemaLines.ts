import type { Content } from '../content'
import type { Mistake } from '../mistake'
import { placeOf } from '../place'

/** A YAML file begins by naming its schema, so that an editor's program completes and checks while typing. */
export function schemaLines({ documents }: Content): Mistake[] {
  return [...documents.values()]
    .filter(({ file, text }) => file.endsWith('.yaml') && !text.startsWith(`${schemaLine(file)}\n`))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      path: '',
      message: `expected the first line to be: ${schemaLine(file)}`,
    }))
}

/** The line that a YAML file must begin with, told by its path. */
function schemaLine(file: string): string {
  const place = placeOf(file)
  const up = '../'.repeat(file.split('/').length - 2)
  return `# yaml-language-server: $schema=${up}schemas/${place?.schema ?? ''}.schema.json`
}
