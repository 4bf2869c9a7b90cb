import { confirmsBuild, isPollDue, parseBuildId, shouldLoadFully } from './buildInfo'

describe('parseBuildId', () => {
  it.each([
    ['{"id":"a1b2c3"}', 'a1b2c3'],
    ['{"id":"a1b2c3","time":"2022-05-01"}', 'a1b2c3'],
    ['{"id":""}', undefined],
    ['{"id":"../x"}', undefined],
    [`{"id":"${'a'.repeat(65)}"}`, undefined],
    ['{"id":7}', undefined],
    ['{"id":null}', undefined],
    ['{}', undefined],
    ['[]', undefined],
    ['null', undefined],
    ['"a1b2c3"', undefined],
    ['<!doctype html>', undefined],
    ['', undefined],
  ])('parses %s as %j', (text, id) => {
    expect(parseBuildId(text)).toBe(id)
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

describe('shouldLoadFully', () => {
  const visit = { newBuild: true, dialogOpen: false, typing: false }

  it.each([
    ['with a new build', visit, true],
    ['without a new build', { ...visit, newBuild: false }, false],
    ['with an open download dialog', { ...visit, dialogOpen: true }, false],
    ['while the visitor types', { ...visit, typing: true }, false],
  ])('%s', (_name, input, full) => {
    expect(shouldLoadFully(input)).toBe(full)
  })
})
