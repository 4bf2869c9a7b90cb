import { contentFacts } from './contentFacts'
import { contentOf } from './contentOf.fixture'
import type { Content } from './content'

const content = contentOf({
  'site/brand.yaml': 'name: Facewright\n',
  'site/media.yaml': 'image: "\n',
  'site/releases.json': '{"files": [{"key": "setup", "version": "3.0.3"}]}',
})

/** The same files, read anew, one of them otherwise. */
function readAnew(otherwise: Readonly<Record<string, unknown>> = {}): Content {
  return { ...content, sound: (path) => otherwise[path] ?? content.sound(path) }
}

it('collects the facts of the files without mistakes, and names the others', () => {
  const { facts, unsound } = contentFacts(content)
  expect(facts).toMatchObject({
    brand: { name: 'Facewright' },
    releases: { setup: { version: '3.0.3' } },
  })
  expect(facts).not.toHaveProperty('media')
  expect(unsound).toEqual(['contact', 'requirements', 'media', 'business', 'legal'])
})

it('gives the same facts while the files are the same, also after an edit that was undone', () => {
  const { facts } = contentFacts(content)
  const edited = contentFacts(readAnew({ 'content/site/brand.yaml': { name: 'Other' } })).facts
  expect(edited).toMatchObject({ brand: { name: 'Other' } })
  expect(contentFacts(readAnew()).facts).toBe(facts)
})
