import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { readDocument } from './contentDocument'
import { readContentFiles } from './readContentFiles'

// The reader that the build uses: the check must see in a file what the site will see.
const gatsbyRequire = createRequire(require.resolve('gatsby-transformer-yaml/gatsby-node'))
const { load } = gatsbyRequire('js-yaml') as { load: (text: string) => unknown }

const files = readContentFiles(resolve('.')).filter(({ path }) => /\.(yaml|json)$/.test(path))

it.each(files.map((file) => [file.path, file] as const))(
  '%s reads as the build reads it',
  (path, file) => {
    const text = new TextDecoder().decode(file.bytes)
    const read: unknown = path.endsWith('.json') ? JSON.parse(text) : load(text)
    expect(readDocument(file).value).toEqual(read)
  },
)
