import { claimReload } from './reloadGuard'

type GuardStorage = ReturnType<Parameters<typeof claimReload>[0]>

function storageWith(first: string | null): () => GuardStorage {
  let value = first
  return () => ({
    getItem: () => value,
    setItem: (_key, next) => {
      value = next
    },
  })
}

const fail = (): never => {
  throw new Error('storage is blocked')
}

describe('claimReload', () => {
  it.each([
    ['in the future, because the clock was set back', '200000', true],
    ['unreadable', 'soon', true],
  ])('with the last reload %s', (_name, last, claimed) => {
    expect(claimReload(storageWith(last), 100_000)).toBe(claimed)
  })

  it('permits one reload, and the next one after ten seconds', () => {
    const storage = storageWith(null)
    expect([0, 1, 9_999, 10_000].map((now) => claimReload(storage, 50_000 + now))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it.each<[string, () => GuardStorage]>([
    ['is missing', fail],
    ['cannot be read', () => ({ getItem: fail, setItem: () => undefined })],
    ['cannot be written', () => ({ getItem: () => null, setItem: fail })],
    ['does not keep the value', () => ({ getItem: () => null, setItem: () => undefined })],
  ])('never reloads when storage %s', (_name, storage) => {
    expect(claimReload(storage, 100_000)).toBe(false)
  })
})
