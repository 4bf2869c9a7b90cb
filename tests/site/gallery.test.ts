import { readFileSync } from 'node:fs'
import { filesBelow } from '../../src/content/filesBelow'
import { galleryPath } from '../../tools/gallery/looks'
import { builtFiles, readBuilt } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'

const texts = [...builtFiles].filter((file) =>
  /\.(?:html|js|css|json|xml|txt)$|^_(?:headers|redirects)$/.test(file),
)

/** The descriptions of all examples, which only the gallery shows. */
const descriptions = filesBelow('src')
  .filter((file) => file.endsWith('.examples.tsx'))
  .flatMap((file) =>
    Array.from(
      readFileSync(`src/${file}`, 'utf8').matchAll(/description:\s*'([^']+)'/g),
      ([, description = '']) => description,
    ),
  )

test('the gallery has no file in the built site', () => {
  expectNoFaults([...builtFiles].filter((file) => /gallery|examples?\./.test(file)))
})

test('nothing in the built site links to the gallery, not even a sitemap', () => {
  expectNoFaults(texts.filter((file) => readBuilt(file).includes(galleryPath)))
})

test('no example is in a script, a style sheet or a page of the built site', () => {
  const found = texts.filter((file) => {
    const text = readBuilt(file)

    return descriptions.some((description) => text.includes(description))
  })

  expect(descriptions.length).toBeGreaterThan(50)
  expectNoFaults(found)
})

test('no style of the gallery is in a style sheet of the built site', () => {
  const selectors = ['overview', 'example'].flatMap((sheet) =>
    Array.from(
      readFileSync(`tools/gallery/browser/${sheet}.css`, 'utf8').matchAll(/\.\w+(?= \{)|data-\w+/g),
      ([selector]) => selector,
    ),
  )
  const sheets = texts.filter((file) => file.endsWith('.css'))

  expect(selectors).not.toEqual([])
  expect(sheets).not.toEqual([])
  expectNoFaults(
    sheets.filter((file) => selectors.some((selector) => readBuilt(file).includes(selector))),
  )
})
