import { errorsIn, expectError } from '../errors.fixture'

describe('the English terms of the glossary', () => {
  const terms = 'terms: [{ key: memory, en: main memory, avoid: [memory, RAM], words: {} }]'

  test.each(['Needs 8 GB of RAM', 'Main memory (RAM)', 'More memory'])(
    'exclude other words: %s',
    (text) => {
      const word = text.includes('RAM') ? 'RAM' : 'memory'

      expectError(
        `locales/en/home.json:1:6  a: "${word}" is another word for "main memory", write "main memory"`,
        {
          'glossary.yaml': `registers: {}\n${terms}\n`,
          'locales/en/home.json': JSON.stringify({ a: text }),
        },
      )
    },
  )

  test('may contain the other word', () => {
    const texts = {
      'glossary.yaml': `registers: {}\n${terms}\n`,
      'locales/en/home.json': JSON.stringify({ a: 'Main memory' }),
    }
    const errors = errorsIn(texts)

    expect(errors).not.toContainEqual(expect.stringContaining('another word'))
  })
})

test('reports no label of an English file with errors as missing', () => {
  const texts = {
    'glossary.yaml': 'registers: {}\nterms: []\nlabels: [{ texts: [home:first] }]\n',
    'locales/en/home.json': '{ "first": “Download” }',
    'locales/de/home.json': JSON.stringify({ first: 'Download' }),
  }
  const errors = errorsIn(texts)

  expect(errors).not.toContainEqual(expect.stringContaining('there is no text'))
})
