import { analyticsState, readChoice, type ConsentInput } from './consent'

const open: ConsentInput = {
  configured: true,
  doNotTrack: null,
  globalPrivacyControl: undefined,
  crawler: false,
  choice: undefined,
}

describe('analyticsState', () => {
  it.each<[string, Partial<ConsentInput>, string]>([
    ['a visitor without a choice', {}, 'ask'],
    ['a visitor who agreed', { choice: 'yes' }, 'load'],
    ['a visitor who declined', { choice: 'no' }, 'declined'],
    ['no analytics configured', { configured: false }, 'off'],
    [
      'nothing configured, although the visitor agreed earlier',
      { configured: false, choice: 'yes' },
      'off',
    ],
    ['Do Not Track', { doNotTrack: '1', choice: 'yes' }, 'off'],
    ['Do Not Track with a legacy value', { doNotTrack: 'yes' }, 'off'],
    ['Do Not Track switched off', { doNotTrack: '0', choice: 'yes' }, 'load'],
    ['Do Not Track not specified', { doNotTrack: 'unspecified' }, 'ask'],
    ['Global Privacy Control', { globalPrivacyControl: true, choice: 'yes' }, 'off'],
    ['Global Privacy Control switched off', { globalPrivacyControl: false }, 'ask'],
    ['a crawler', { crawler: true, choice: 'yes' }, 'off'],
  ])('%s', (_name, change, state) => {
    expect(analyticsState({ ...open, ...change })).toBe(state)
  })
})

describe('readChoice', () => {
  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['maybe', undefined],
    ['', undefined],
    [null, undefined],
  ])('the stored value %s is read as %s', (stored, choice) => {
    expect(readChoice(stored)).toBe(choice)
  })
})
