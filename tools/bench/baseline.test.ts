import { withoutScripts } from './baseline'

test('removes scripts and their preloads, and keeps styles, images and JSON-LD', () => {
  const kept =
    '<link rel="stylesheet" href="/styles.css"><link rel="preload" as="image" href="/a.avif">' +
    '<script type="application/ld+json">{}</script>'
  const page = withoutScripts(
    `<!DOCTYPE html><html lang="de"><head>${kept}` +
      '<script data-head-script>run()</script><script defer src="/app.js"></script>' +
      '<link rel="preload" as="script" href="/app.js"><link rel="prefetch" href="/page-data.json">' +
      '</head><body><h1>Guten Tag</h1><script>run()</script></body></html>',
  )

  expect(page).toBe(
    `<!DOCTYPE html><html lang="de"><head>${kept}</head><body><h1>Guten Tag</h1></body></html>`,
  )
})
