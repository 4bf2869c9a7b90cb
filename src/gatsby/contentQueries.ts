import { pagePictures } from '../site/pictures'
import { retry, type Context } from './nodeModel'

interface PicturesArguments {
  readonly folder: keyof typeof pagePictures
  readonly names: readonly string[] | null
}

/**
 * GraphQL queries for messages in given namespaces, and for a folder's images with given names (default: all required
 * ones). Each file is queried separately, so that Gatsby re-runs only the queries of pages that use an edited file.
 * Both queries throw if a file is missing.
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

/** Finds a file's node by the values of its fields. If there is none, throws an error with `path`, below content/. */
async function findFile(
  { nodeModel }: Context,
  type: string,
  fields: Readonly<Record<string, string>>,
  path: string,
): Promise<unknown> {
  const filter = Object.fromEntries(Object.entries(fields).map(([name, eq]) => [name, { eq }]))
  const node = await nodeModel.findOne({ type, query: { filter } })
  if (!node) throw new Error(`content/${path} is missing`)
  return node
}
