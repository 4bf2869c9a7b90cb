import {
  confirmsBuild,
  isPollDue,
  parseBuildInfo,
  shouldLoadFully,
  shouldReload,
} from './buildInfo'

describe('parseBuildInfo', () => {
  it.each([
    ['{"id":"a1b2c3"}', { id: 'a1b2c3' }],
    ['{"id":"a1b2c3","time":"2022-05-01"}', { id: 'a1b2c3' }],
    ['{"id":""}', null],
    ['{"id":"../x"}', null],
    [`{"id":"${'a'.repeat(65)}"}`, null],
    ['{"id":7}', null],
    ['{"id":null}', null],
    ['{}', null],
    ['[]', null],
    ['null', null],
    ['"a1b2c3"', null],
    ['<!doctype html>', null],
    ['', null],
  ])('parses %s as %j', (text, info) => {
    expect(parseBuildInfo(text)).toEqual(info)
  })
})

describe('confirmsBuild', () => {
  it.each([
    [200, '{"id":"b"}', true],
    [200, '{"id":"a"}', false],
    [200, '<!doctype html>', false],
    [403, '', true],
    [404, '', true],
    [500, '', false],
    [500, '{"id":"b"}', false],
    [503, '', false],
  ])('with status %i and body %s is %s', (status, text, confirmed) => {
    expect(confirmsBuild('b', { status, text })).toBe(confirmed)
  })
})

describe('isPollDue', () => {
  it.each([
    [3_599_999, false, false],
    [3_600_000, false, true],
    [299_999, true, false],
    [300_000, true, true],
  ])('after %d ms, with the tab visible again %s, is %s', (now, returned, due) => {
    expect(isPollDue({ now, lastPoll: 0, returned })).toBe(due)
    expect(isPollDue({ now: now + 5000, lastPoll: 5000, returned })).toBe(due)
  })
})

describe('shouldReload and shouldLoadFully', () => {
  const visit = { newBuild: true, hidden: true, dialogOpen: false, typing: false }

  it.each([
    ['a hidden tab', visit, true, true],
    ['a visible tab', { ...visit, hidden: false }, false, true],
    ['no new build', { ...visit, newBuild: false }, false, false],
    ['an open download dialog', { ...visit, dialogOpen: true }, false, false],
    ['a visitor typing', { ...visit, typing: true }, false, false],
  ])('%s', (_name, input, reload, full) => {
    expect(shouldReload(input)).toBe(reload)
    expect(shouldLoadFully(input)).toBe(full)
  })
})
