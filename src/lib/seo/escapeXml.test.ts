import { escapeXml } from './escapeXml'

test.each([
  ['a & b', 'a &amp; b'],
  ['<a href="b">', '&lt;a href=&quot;b&quot;&gt;'],
  ["it's plain: ü 文", "it's plain: ü 文"],
  ['', ''],
])('%s becomes %s', (text, safe) => {
  expect(escapeXml(text)).toBe(safe)
})
