import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { reactSource } from './reactSource'

type Rendered = Parameters<typeof renderToStaticMarkup>[0]

/** Evaluates the generated source and returns the HTML that React renders. Each `Link` has a `data-link` attribute. */
function rendered(html: string, paths: readonly string[] = []): string {
  const Link = (props: object) => createElement('a', { ...props, 'data-link': '' })
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The test checks that the source runs.
  const run = new Function(
    'h',
    'Link',
    'Fragment',
    `return h(Fragment, null, ${reactSource(html, new Set(paths))})`,
  ) as (...names: unknown[]) => Rendered

  return renderToStaticMarkup(run(createElement, Link, Fragment))
}

test.each([
  '<h1 class="a b">Tausch &amp; „Gesicht“</h1>',
  '<p>One<br/> two <strong lang="ar" dir="rtl">ثلاثة</strong></p>',
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16"></path></svg>',
  '<script type="application/ld+json">{"a":"b & c"}</script>',
  '<p hidden="">Later</p>',
])('the source for %s renders the same HTML', (html) => {
  expect(rendered(html)).toBe(html)
})

test("only links to the given pages use the framework's `Link`", () => {
  expect(
    rendered('<a href="/download/#mac">Mac</a><a href="/de/">Deutsch</a><a href="#top">Up</a>', [
      '/download/',
    ]),
  ).toBe(
    '<a href="/download/#mac" data-link="">Mac</a><a href="/de/">Deutsch</a><a href="#top">Up</a>',
  )
})

test('removes comments', () => {
  expect(rendered('One<!-- --> two')).toBe('One two')
})
