import { pagePictures } from '../site/pictures'
import { findOne, retry, type Context } from './nodeModel'

interface PicturesArguments {
  readonly folder: keyof typeof pagePictures
  readonly names: readonly string[] | null
}

/**
 * Queries for the messages of a page by namespace, and for images by name, or all images in a folder. Each file is
 * queried on its own, because Gatsby then re-runs only the pages that use an edited file. They throw if a file is
 * missing.
 */
export const contentQueries = {
  pageMessages: {
    type: '[Locale!]!',
    args: { language: 'String!', namespaces: '[String!]!' },
    resolve: (
      _: unknown,
      { language, namespaces }: Queries.Query_pageMessagesArgs,
      context: Context,
    ) =>
      findAll([...namespaces].sort(), (ns) =>
        findFile(context, 'Locale', { language, ns }, `locales/${language}/${ns}.json`),
      ),
  },
  pagePictures: {
    type: '[File!]!',
    args: { folder: 'String!', names: '[String!]' },
    resolve: (_: unknown, { folder, names }: PicturesArguments, context: Context) =>
      findAll(names ?? pagePictures[folder], (name) => {
        const fields = { sourceInstanceName: 'images', relativeDirectory: folder, name }
        return findFile(context, 'File', fields, `images/${folder}/${name}`)
      }),
  },
}

function findAll(names: readonly string[], find: (name: string) => Promise<unknown>) {
  return retry(() => Promise.all(names.map(find)))
}

/** Finds a node by its fields. Throws an error with the path of the file below content/ if it is missing. */
async function findFile(
  context: Context,
  type: string,
  fields: Readonly<Record<string, string>>,
  path: string,
): Promise<unknown> {
  const filter = Object.fromEntries(Object.entries(fields).map(([name, eq]) => [name, { eq }]))
  const node = await findOne(context, { type, query: { filter } })
  if (!node) throw new Error(`content/${path} is missing`)
  return node
}
