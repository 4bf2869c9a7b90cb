import { headScriptFor } from './headScript'

test('the same code makes the same script, whichever digests it names', async () => {
  const [some, others] = [
    ['/boot-000000000000.js'],
    ['/boot-xbxbxbxbxbxb.js', '/app-bbbbbbbbbbbb.js'],
  ]
  const script = await headScriptFor(some)
  expect(script).toContain(JSON.stringify(some))
  expect(await headScriptFor(others)).toBe(
    script.replace(JSON.stringify(some), JSON.stringify(others)),
  )
})
