import { frameworks, readSourcePage } from './frameworks'

const page = readSourcePage(
  '/ar/download/',
  '<!DOCTYPE html><html lang="ar" dir="rtl" data-page="download"><head><title>تنزيل</title>' +
    '<script>run()</script><link rel="stylesheet" href="/styles.css"></head>' +
    '<body><h1>تنزيل</h1><p>a--b</p><a href="/ar/download/">هنا</a></body></html>',
)

test('a source page contains no scripts', () => {
  expect(page).toEqual({
    path: '/ar/download/',
    htmlAttributes: { lang: 'ar', dir: 'rtl', 'data-page': 'download' },
    head: '<title>تنزيل</title><link rel="stylesheet" href="/styles.css">',
    body: '<h1>تنزيل</h1><p>a--b</p><a href="/ar/download/">هنا</a>',
  })
})

const next = 'app/(ar)/ar/download/page.js'
const docusaurus = 'src/pages/ar/download/index.js'
const astro = 'src/pages/ar/download/index.astro'

test.each([
  ['nextjs', next, 'h(Link,{"href":"/ar/download/"},"هنا")'],
  ['nextjs', next, '{"precedence":"default","rel":"stylesheet",'],
  ['nextjs', 'app/(ar)/layout.js', '{"lang":"ar","dir":"rtl"}'],
  ['docusaurus', docusaurus, 'h(Link,{"href":"/ar/download/"},"هنا")'],
  ['docusaurus', docusaurus, 'h(\'html\', {"lang":"ar","dir":"rtl"})'],
  ['docusaurus', docusaurus, '), h("link",{"precedence":"default",'],
  ['astro', astro, '<html lang="ar" dir="rtl">'],
  ['astro-router', astro, '<ClientRouter /></head>'],
] as const)('the copy made with %s contains in %s: %s', (name, path, part) => {
  expect(frameworks[name].files([page])[path]).toContain(part)
})

test('escapes text that would end the front matter of an Astro page', () => {
  expect(frameworks.astro.files([page])[astro]?.match(/---/g)).toHaveLength(2)
})
