import { personAlt, swapCaption } from './sharedSwap'

const messages = {
  names: { ada: 'Ada', ben: 'Ben' },
  result: '{head} with {face}’s face',
  own: '{head}',
  faceless: '{head} without a face',
} as unknown as Parameters<typeof swapCaption>[0]

it('names the head first, and then whose face it has', () => {
  expect(swapCaption(messages, { head: 'ada', face: 'ben' })).toBe('Ada with Ben’s face')
})

it('names a person with their own face once', () => {
  expect(swapCaption(messages, { head: 'ben', face: 'ben' })).toBe('Ben')
})

it('says that a person has no face yet', () => {
  expect(personAlt(messages, 'ada', undefined)).toBe('Ada without a face')
})
