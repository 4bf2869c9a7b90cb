import { digestOf, manifestOf } from './buildManifest'

const files = new Map([
  ['index.html', digestOf('<p>')],
  ['page-data/index/page-data.json', digestOf('{}')],
])

describe('manifestOf', () => {
  const { id, digest } = manifestOf(files)

  test('derives the id from the digest', () => {
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digest.startsWith(id)).toBe(true)
    expect(id).toHaveLength(20)
  })

  test('does not depend on the order of the files', () => {
    expect(manifestOf(new Map([...files].reverse())).id).toBe(id)
  })

  test('changes the id if a text or a path changes', () => {
    expect(manifestOf(new Map([...files, ['index.html', digestOf('')]])).id).not.toBe(id)
    expect(manifestOf(new Map([...files, ['about.html', digestOf('')]])).id).not.toBe(id)
  })
})
