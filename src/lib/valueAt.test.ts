import { valueAt } from './valueAt'

test('returns the value of a key', () => {
  expect(valueAt({ mac: 'Mac', windows: 'Windows' }, 'mac')).toBe('Mac')
})

test('throws for an unknown key, and names the known ones', () => {
  expect(() => valueAt({ mac: 'Mac', windows: 'Windows' }, 'toString')).toThrow(
    'There is no "toString", only: mac, windows',
  )
})
