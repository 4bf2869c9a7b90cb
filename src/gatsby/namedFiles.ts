import { pagePictures } from '../site/pictures'
import { askTwice } from './askTwice'
import { findOne, type Context } from './nodeModel'

/** The type of a node, what it must say, and the file that it is made of. */
interface Named {
  readonly type: string
  readonly says: Readonly<Record<string, string>>
  readonly file: string
}

interface WordsArguments {
  readonly language: string
  readonly namespaces: readonly string[]
}

interface PicturesArguments {
  readonly folder: keyof typeof pagePictures
  readonly names: readonly string[] | null
}

/**
 * The questions of a page for files that it names: the words of a language by namespace, and the pictures of a folder
 * of `content/images/`, which are all that pages show of it unless names are given. Each file is asked for by itself: a
 * question for all that fit would have Gatsby ask for every page again whenever one of them changes. They throw where
 * one is missing.
 */
export const namedFiles = {
  pageWords: {
    type: '[Locale!]!',
    args: { language: 'String!', namespaces: '[String!]!' },
    resolve: (_: unknown, { language, namespaces }: WordsArguments, context: Context) =>
      allNamed(
        context,
        [...namespaces].sort().map((ns) => ({
          type: 'Locale',
          says: { language, ns },
          file: `content/locales/${language}/${ns}.json`,
        })),
      ),
  },
  pagePictures: {
    type: '[File!]!',
    args: { folder: 'String!', names: '[String!]' },
    resolve: (_: unknown, { folder, names }: PicturesArguments, context: Context) =>
      allNamed(
        context,
        (names ?? pagePictures[folder]).map((name) => ({
          type: 'File',
          says: { sourceInstanceName: 'images', relativeDirectory: folder, name },
          file: `content/images/${folder}/${name}`,
        })),
      ),
  },
}

function allNamed(context: Context, nodes: readonly Named[]): Promise<unknown[]> {
  return askTwice(() => Promise.all(nodes.map((node) => oneNamed(context, node))))
}

async function oneNamed(context: Context, { type, says, file }: Named): Promise<unknown> {
  const filter = Object.fromEntries(Object.entries(says).map(([name, eq]) => [name, { eq }]))
  const node = await findOne(context, { type, query: { filter } })
  if (!node) throw new Error(`${file} is missing`)
  return node
}
