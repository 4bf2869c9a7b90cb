import { readGatsbyScripts } from './gatsbyScripts'
import { transformHtml } from './transformHtml'

const slice = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"about\\":[\\"/about-1.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="abc123";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`

const page = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">a{color:red}</style></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>H\u0000i</p><span id="lower-styles" class="b0" hidden=""></span><p>More</p></div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script id="gatsby-script-loader">window.pagePath="/about/";</script><!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`

const parts = {
  headScript: 'go("$&")',
  styleSheets: { opening: '/opening.1.css', lower: '/lower.1.css' },
  path: '/about/',
  componentChunkName: 'about',
}

describe('transformHtml', () => {
  const transformed = transformHtml(page, parts)

  it('leaves one inline script, which waits for no styles', () => {
    expect(transformed.match(/<script/g)).toHaveLength(1)
    expect(transformed).toContain('<script data-head>go("$&")</script><link rel="stylesheet"')
  })

  it('has the browser wait for the whole opening, so that no part of it moves', () => {
    expect(transformed).toContain('<link rel="expect" href="#opening-end" blocking="render"/>')
  })

  it('leaves no padding between letters', () => {
    expect(transformed).toContain('<p>Hi</p>')
  })

  it('leaves no inline style', () => {
    expect(transformed).not.toMatch(/<style| style="/)
  })

  it('links the styles of the opening in the head, all others where it ends', () => {
    expect(transformed).toContain('</script><link rel="stylesheet" href="/opening.1.css"/>')
    expect(transformed).toContain('hidden=""><link rel="stylesheet" href="/lower.1.css"/></span>')
  })

  it('says which page and chunk it is', () => {
    expect(transformed).toContain('<html data-path="/about/" data-chunk="about" lang="en">')
  })

  it('leaves out what only browsers of ten years ago read', () => {
    expect(transformed).not.toContain('x-ua-compatible')
    expect(transformed).toContain('content="width=device-width, initial-scale=1"')
  })

  it('keeps the marks between which Gatsby stitches, and does not say what made the page', () => {
    expect(transformed).toContain('<!-- slice-start id="_gatsby-scripts-1" -->')
    expect(transformed).not.toContain('generator')
  })

  it('links the sheets of this build in a page that an earlier one made', () => {
    const styleSheets = { opening: '/opening.2.css', lower: '/lower.2.css' }
    const newer = transformHtml(transformed, { ...parts, styleSheets })
    expect(newer).toBe(transformed.replaceAll('.1.css', '.2.css'))
  })

  it('changes nothing the second time', () => {
    expect(transformHtml(transformed, parts)).toBe(transformed)
  })
})

describe('readGatsbyScripts', () => {
  it("reads the app's scripts and chunks", () => {
    expect(readGatsbyScripts(slice)).toEqual({
      scripts: ['/runtime-1.js', '/app-1.js'],
      chunkFiles: { app: ['/app-1.js'], about: ['/about-1.js'] },
    })
  })

  it('refuses what it does not know', () => {
    expect(() => readGatsbyScripts('<script src="/x.js" async></script>')).toThrow('otherwise than')
  })
})
