import { astro, astroWithRouter } from './astro'
import { docusaurus } from './docusaurus'
import { nextjs } from './nextjs'
import { readSourcePage } from './sourcePage'

const page = readSourcePage(
  '/ar/download/',
  '<!DOCTYPE html><html lang="ar" dir="rtl" data-page="download"><head><title>تنزيل</title>' +
    '<script>run()</script><link rel="stylesheet" href="/opening.css"></head>' +
    '<body><h1>تنزيل</h1><p>a--b</p><a href="/ar/download/">هنا</a></body></html>',
)

test('a source page is what is read without scripts', () => {
  expect(page).toEqual({
    path: '/ar/download/',
    root: { lang: 'ar', dir: 'rtl', 'data-page': 'download' },
    head: '<title>تنزيل</title><link rel="stylesheet" href="/opening.css">',
    body: '<h1>تنزيل</h1><p>a--b</p><a href="/ar/download/">هنا</a>',
  })
})

test.each([
  [nextjs, 'app/(ar)/ar/download/page.js', 'h(Link,{"href":"/ar/download/"},"هنا")'],
  [nextjs, 'app/(ar)/ar/download/page.js', '{"precedence":"default","rel":"stylesheet",'],
  [nextjs, 'app/(ar)/layout.js', '{"lang":"ar","dir":"rtl"}'],
  [docusaurus, 'src/pages/ar/download/index.js', 'h(Link,{"href":"/ar/download/"},"هنا")'],
  [docusaurus, 'src/pages/ar/download/index.js', 'h(\'html\', {"lang":"ar","dir":"rtl"})'],
  [docusaurus, 'src/pages/ar/download/index.js', 'h("title",{},"تنزيل"))'],
  [docusaurus, 'src/pages/ar/download/index.js', '), h("link",{"precedence":"default",'],
  [astro, 'src/pages/ar/download/index.astro', '<html lang="ar" dir="rtl">'],
  [astroWithRouter, 'src/pages/ar/download/index.astro', '<ClientRouter /></head>'],
])('$name has a page of it: %s', ({ files }, path, part) => {
  expect(files([page])[path]).toContain(part)
})

test('no text ends the part of a file of Astro that is script', () => {
  expect(astro.files([page])['src/pages/ar/download/index.astro']?.match(/---/g)).toHaveLength(2)
  expect(astro.files([page])['src/pages/ar/download/index.astro']).not.toContain('a--b')
})

test.each([astro, astroWithRouter, docusaurus, nextjs])(
  '$name is named by exact versions',
  ({ packages }) => {
    for (const each of packages) expect(each).toMatch(/.@\d+\.\d+\.\d+$/)
  },
)
