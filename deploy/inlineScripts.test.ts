import { inlineScriptHashes } from './inlineScripts'

test('hashes each inline script once, and ignores data blocks and linked scripts', () => {
  const script = '<script data-head>alert(1)</script>'
  const pages = [
    `<head>${script}<script type="application/ld+json">{}</script><script src="/a.js"></script>`,
    `<head>${script}`,
  ]
  // The expected hash is the output of: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(pages)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
})
