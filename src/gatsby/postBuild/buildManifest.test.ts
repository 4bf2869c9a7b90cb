import { manifestOf } from './buildManifest'

const files = new Map([
  ['index.html', '<script src="/boot-1.js"></script>'],
  ['page-data/index/page-data.json', '{}'],
])

describe('manifestOf', () => {
  const { id, digest } = manifestOf(files, [])

  test('begins the id with the digest', () => {
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digest.startsWith(id)).toBe(true)
    expect(id).toHaveLength(20)
  })

  test('gives the same id whatever order the files come in', () => {
    expect(manifestOf(new Map([...files].reverse()), []).id).toBe(id)
  })

  test('gives another id when a text or a path changes', () => {
    expect(manifestOf(new Map([...files, ['index.html', '']]), []).id).not.toBe(id)
    expect(manifestOf(new Map([...files, ['about.html', '']]), []).id).not.toBe(id)
  })

  test('leaves out what changes by itself', () => {
    const again = new Map([...files, ['index.html', '<script src="/boot-2.js"></script>']])
    expect(manifestOf(again, ['/boot-2.js']).id).toBe(manifestOf(files, ['/boot-1.js']).id)
  })
})
