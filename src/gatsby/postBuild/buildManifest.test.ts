import { digestOf, manifestOf } from './buildManifest'

const files = new Map([
  ['index.html', digestOf('<p>')],
  ['page-data/index/page-data.json', digestOf('{}')],
])

describe('manifestOf', () => {
  const { id, digest } = manifestOf(files)

  test('begins the id with the digest', () => {
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digest.startsWith(id)).toBe(true)
    expect(id).toHaveLength(20)
  })

  test('gives the same id whatever order the files come in', () => {
    expect(manifestOf(new Map([...files].reverse())).id).toBe(id)
  })

  test('gives another id when a text or a path changes', () => {
    expect(manifestOf(new Map([...files, ['index.html', digestOf('')]])).id).not.toBe(id)
    expect(manifestOf(new Map([...files, ['about.html', digestOf('')]])).id).not.toBe(id)
  })
})
