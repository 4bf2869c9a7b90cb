import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { reactSource } from './reactSource'

/** Runs the calls as a framework does and gives the HTML that React makes of them; a `Link` is marked as one. */
function rendered(html: string, paths: readonly string[] = []): string {
  const Link = ({ children, ...props }: { children?: ReactNode }) =>
    createElement('a', { ...props, 'data-link': '' }, children)
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what is tested is that the text runs.
  const run = new Function(
    'h',
    'Link',
    'Fragment',
    `return h(Fragment, null, ${reactSource(html, new Set(paths))})`,
  ) as (...names: unknown[]) => ReactNode
  return renderToStaticMarkup(run(createElement, Link, Fragment))
}

test.each([
  '<h1 class="a b">Tausch &amp; „Gesicht“</h1>',
  '<p>One<br/> two <strong lang="ar" dir="rtl">ثلاثة</strong></p>',
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16"></path></svg>',
  '<img alt="" src="/a.avif" width="2"/>',
  '<script type="application/ld+json">{"a":"b & c"}</script>',
  '<p hidden="">Later</p>',
])('%s stays what it is', (html) => {
  expect(rendered(html)).toBe(html)
})

test('links to the given pages are the router’s, others stay plain', () => {
  expect(
    rendered('<a href="/download/#mac">Mac</a><a href="/de/">Deutsch</a><a href="#top">Up</a>', [
      '/download/',
    ]),
  ).toBe(
    '<a href="/download/#mac" data-link="">Mac</a><a href="/de/">Deutsch</a><a href="#top">Up</a>',
  )
})

test('comments go', () => {
  expect(rendered('One<!-- --> two')).toBe('One two')
})
