import { readFileSync } from 'node:fs'
import { contentErrors } from '../checkContent'
import { contentOf } from '../contentOf.fixture'
import { formatDiagnostic } from '../diagnostic'
import { lines } from './faults.fixture'
import { valueWarnings } from './values'

const capture = {
  key: 'call',
  kind: 'screenshot',
  system: 'mac',
  mode: null,
  picture: {
    file: 'captures/a-call.png',
    alt: { en: 'A call', de: 'Ein Anruf', ru: 'Звонок' },
  },
  caption: { en: 'A call', de: 'Ein Anruf', ru: 'Звонок' },
  source: null,
}

test.each([
  [
    'picture.file: there is no image content/images/captures/a-call.png, add it',
    { picture: capture.picture },
  ],
  [
    'picture.alt: "ru" is missing, add the alt in it',
    { picture: { ...capture.picture, alt: { en: 'A call', de: 'Ein Anruf' } } },
  ],
  [
    'caption.de: this is the same as in English, translate it',
    { caption: { ...capture.caption, de: 'A call' } },
  ],
  ['kind: found "film", expected one of recording, screenshot', { kind: 'film' }],
  ['source: a recording needs the URL of its video', { kind: 'recording' }],
  ['source: a screenshot has no video, expected null', { source: 'https://a.test/' }],
])('reports call.%s', (expected, values) => {
  const schema = 'schemas/captures.schema.json'
  const content = contentOf({
    [schema]: readFileSync(`content/${schema}`),
    'site/captures.yaml': lines({ captures: [{ ...capture, ...values }] }),
  })
  const found = contentErrors(content).map(({ path, message }) => `${path}: ${message}`)

  expect(found).toContainEqual(expect.stringContaining(`captures.call.${expected}`))
})

test.each([
  ['A, 1 B Road', ['company: the name and the address are on one line']],
  ['|-\n  A\n  1 B Road', []],
])('warns of a company without line breaks: %j', (company, expected) => {
  const content = contentOf({ 'site/brand.yaml': `name: Face\ncompany: ${company}\n` })
  const warnings = [...valueWarnings(content)].map(formatDiagnostic)

  expect(warnings).toEqual(expected.map((message) => expect.stringContaining(message) as string))
})
