import { pagePictures } from '../site/pictures'
import { findOne, retry, type Context } from './nodeModel'

/** A content file and the fields by which its node is found. */
interface ContentFile {
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
  readonly file: string
}

interface PicturesArguments {
  readonly folder: keyof typeof pagePictures
  readonly names: readonly string[] | null
}

/**
 * The queries of a page for its messages by namespace and its images by name, by default all that pages show of a
 * folder. Each file is queried on its own: after an edit, Gatsby re-runs only the pages that use the file. They throw
 * if a file is missing.
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
      findAll(
        context,
        [...namespaces].sort().map((ns) => ({
          type: 'Locale',
          fields: { language, ns },
          file: `content/locales/${language}/${ns}.json`,
        })),
      ),
  },
  pagePictures: {
    type: '[File!]!',
    args: { folder: 'String!', names: '[String!]' },
    resolve: (_: unknown, { folder, names }: PicturesArguments, context: Context) =>
      findAll(
        context,
        (names ?? pagePictures[folder]).map((name) => ({
          type: 'File',
          fields: { sourceInstanceName: 'images', relativeDirectory: folder, name },
          file: `content/images/${folder}/${name}`,
        })),
      ),
  },
}

function findAll(context: Context, files: readonly ContentFile[]): Promise<unknown[]> {
  return retry(() => Promise.all(files.map((file) => find(context, file))))
}

async function find(context: Context, { type, fields, file }: ContentFile): Promise<unknown> {
  const filter = Object.fromEntries(Object.entries(fields).map(([name, eq]) => [name, { eq }]))
  const node = await findOne(context, { type, query: { filter } })
  if (!node) throw new Error(`${file} is missing`)
  return node
}
