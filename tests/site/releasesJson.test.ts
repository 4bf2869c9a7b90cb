import { withHtmlNotes } from '../../src/gatsby/postBuild/releaseFeed'
import { builtRedirects, readBuilt } from '../support/builtSite'
import { brand, releaseFiles } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { builtOrigin } from '../support/links'

describe('releases.json', () => {
  const published = JSON.parse(readBuilt('releases.json')) as {
    readonly name: string
    readonly page: string
    readonly files: readonly (Readonly<Record<string, unknown>> & { readonly key: string })[]
  }

  test('names the app and its page', () => {
    expect([published.name, published.page]).toEqual([brand, `${builtOrigin}/download/`])
  })

  test('has every field of every file of the content, with its own value', () => {
    const keys = (files: readonly { readonly key: string }[]) => files.map(({ key }) => key)
    const expected = releaseFiles().map((file) => ({
      ...withHtmlNotes(builtOrigin, file),
      previous: file.previous.map((release) => withHtmlNotes(builtOrigin, release)),
    }))

    expect(keys(published.files)).toEqual(keys(expected))
    expectNoFaults(
      expected.flatMap((file, index) =>
        Object.entries(file).flatMap(([field, value]) =>
          difference(`${file.key}.${field}`, value, published.files[index]?.[field]),
        ),
      ),
    )
  })

  test('gives every file a permanent link, which leads to its own newest version', () => {
    const targets = new Map(builtRedirects().map(({ from, to }) => [builtOrigin + from, to]))

    expectNoFaults(
      releaseFiles().flatMap(({ key, channels }, index) => {
        const link = String(published.files[index]?.permanent)

        return difference(`${key}: target of ${link}`, channels.preferred, targets.get(link))
      }),
    )
  })
})
