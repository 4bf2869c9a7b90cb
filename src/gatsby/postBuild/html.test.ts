import { join } from 'node:path'
import { temporaryFolder } from '../../../scripts/lib/temporaryFolder.fixture'
import { bundleScript, fillInPage, idOf } from './html'

const page =
  '<html data-path="/about/"><head><meta charSet="utf-8"/><script data-head-script=""></script><link rel="stylesheet" href="" data-styles=""/></head><body></body></html>'

const parts = {
  headScript: 'go("$&")',
  styleSheet: '/styles.1.css',
  structuredData: { name: '</script>' },
  feedTitle: 'App: "new"',
}

describe('fillInPage', () => {
  const filled = fillInPage(page, parts)

  it('puts the head script before the style sheet, so that the script does not wait for the style sheet', () => {
    expect(filled).toContain(
      '<script data-head-script="">go("$&")</script><link rel="stylesheet" href="/styles.1.css"',
    )
  })

  it('escapes structured data, so that it cannot close its script element', () => {
    expect(filled).toContain(
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
    )
  })

  it('announces the feed under its name', () => {
    expect(filled).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/releases.atom" title="App: &#34;new&#34;">',
    )
  })

  it('is idempotent', () => {
    expect(fillInPage(filled, parts)).toBe(filled)
  })

  it('updates a page of an earlier build', () => {
    const newer = {
      ...parts,
      styleSheet: '/styles.2.css',
      structuredData: undefined,
      feedTitle: undefined,
    }
    expect(fillInPage(filled, newer)).toBe(fillInPage(page, newer))
  })
})

test('the ID of a build depends on its files, but not on their order', () => {
  const id = idOf(['index.html 1', 'about/index.html 2'])
  expect(idOf(['about/index.html 2', 'index.html 1'])).toBe(id)
  expect(idOf(['index.html 1', 'about/index.html 3'])).not.toBe(id)
})

test('a bundled script contains the build whose scripts it loads', async () => {
  const folder = temporaryFolder({ 'script.ts': 'console.log(appBuild.compilationHash)' })
  const build = { scripts: [], pageScripts: {}, compilationHash: '0a1b2c' }

  expect(await bundleScript(join(folder, 'script.ts'), build)).toContain(build.compilationHash)
})
