import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from './card'

/** What every card is made of besides its words: the code, the drawings, the versions of fonts and tools. */
const ingredients = [
  'src/gatsby/cards',
  'src/site/locales.ts',
  'src/site/palette.ts',
  'static/cast',
  'static/mark.svg',
  ...[
    '@fontsource-variable/manrope',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-jp',
    '@fontsource-variable/noto-sans-kr',
    'bidi-js',
    'harfbuzzjs',
    'sharp',
    'wawoff2',
  ].map((name) => `node_modules/${name}/package.json`),
]

/** Gives each card a name that changes when anything does that its picture is made of; the project's folder goes in too. */
export async function cardDigests(
  cards: readonly Card[],
  project: string,
): Promise<ReadonlyMap<Card, string>> {
  const files = (await Promise.all(ingredients.map((path) => filesIn(project, path)))).flat()
  const contents = await Promise.all(files.map((file) => readFile(join(project, file))))
  const shared = createHash('sha256')
  for (const content of contents) shared.update(content).update('\0')
  const base = shared.digest('hex')
  const digest = (card: Card) =>
    createHash('sha256').update(base).update(JSON.stringify(card)).digest('hex').slice(0, 32)
  return new Map(cards.map((card) => [card, digest(card)]))
}

async function filesIn(project: string, path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const names = await readdir(join(project, path))
  return names.sort().map((name) => join(path, name))
}
