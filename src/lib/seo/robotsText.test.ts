import { robotsText } from './robotsText'

test('all may read all, and are told where the list of pages is', () => {
  expect(robotsText('https://a.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
  )
})
