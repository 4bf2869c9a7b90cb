import { contentQueries } from './contentQueries'
import type { Context } from './nodeModel'

interface NodeQuery {
  readonly type: string
  readonly query?: { readonly filter?: object }
}

/** A node model that finds every file except `missing`. Each node consists of the values in the query's filter. */
function nodesWithout(missing?: string): Context {
  const findOne = ({ type, query }: NodeQuery) => {
    const filter = Object.entries(query?.filter ?? {}) as [string, { eq: string }][]
    const node = { type, ...Object.fromEntries(filter.map(([name, { eq }]) => [name, eq])) }
    return Promise.resolve(Object.values(node).includes(missing ?? '') ? null : node)
  }
  return {
    nodeModel: { findOne: findOne as Context['nodeModel']['findOne'], getNodeById: () => null },
  }
}

const { pageMessages, pagePictures } = contentQueries

test('the error message contains the path of the missing file', async () => {
  const messages = pageMessages.resolve(
    undefined,
    { language: 'de', namespaces: ['common', 'home'] },
    nodesWithout('home'),
  )
  await expect(messages).rejects.toThrow('content/locales/de/home.json is missing')
  const images = pagePictures.resolve(
    undefined,
    { folder: 'product', names: null },
    nodesWithout('stream'),
  )
  await expect(images).rejects.toThrow('content/images/product/stream is missing')
})
