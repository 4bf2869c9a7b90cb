import { decodeText } from './decodeText'

const problemOf = (bytes: Buffer) => decodeText(bytes).problem

it('reads UTF-8', () => {
  expect(decodeText(Buffer.from('ä 日本 😀'))).toEqual({ text: 'ä 日本 😀' })
})

it.each([
  ['UTF-16, little end first', Buffer.from('\ufeffab', 'utf16le'), 0, 'saved as UTF-16'],
  ['UTF-16, big end first', Buffer.from('\ufeffab', 'utf16le').swap16(), 0, 'saved as UTF-16'],
  ['a byte order mark', Buffer.from('\ufeffab'), 0, 'begins with a byte order mark'],
  ['Latin-1', Buffer.from('schön', 'latin1'), 3, 'this character is not saved as UTF-8'],
  [
    'a cut character',
    Buffer.from('schö').subarray(0, 4),
    3,
    'this character is not saved as UTF-8',
  ],
])('refuses %s', (_, bytes, offset, message) => {
  const expected: unknown = expect.stringContaining(message)
  expect(problemOf(bytes)).toEqual({
    offset,
    message: expected,
    fatal: true,
  })
})

it.each([[[255]], [[254]], [[255, 255]], [[254, 254]], [[65, 254]]])(
  'takes the bytes %j for no UTF-16',
  (bytes) => {
    expect(problemOf(Buffer.from(bytes))?.message).toBe(
      'this character is not saved as UTF-8, expected UTF-8 without a byte order mark',
    )
  },
)
