import { contentOf } from './contentOf.fixture'
import { exchangedTexts } from './exchangedTexts'

const nouns = [
  ['camera', 'Kamera'],
  ['browser', 'Browser'],
  ['window', 'Fenster'],
  ['picture', 'Bild'],
  ['sound', 'Klang'],
  ['file', 'Datei'],
] as const
const verbs = [
  ['Open your', 'Öffnen Sie Ihre'],
  ['Close every', 'Schließen Sie jede'],
  ['Choose another', 'Wählen Sie andere'],
  ['Delete this', 'Löschen Sie diese'],
] as const

/** English and German strings in which each word occurs several times, by their keys. */
const texts = verbs.flatMap((verb, row) =>
  nouns.map((noun, column) => [
    `text${row}${column}`,
    `${verb[0]} ${noun[0]}`,
    `${verb[1]} ${noun[1]}`,
  ]),
)

const contentWith = (german: Readonly<Record<string, string | undefined>>) =>
  contentOf({
    'locales/en/home.json': JSON.stringify(
      Object.fromEntries(texts.map(([key = '', english]) => [key, english])),
    ),
    'locales/de/home.json': JSON.stringify(german),
  })

const german = Object.fromEntries(texts.map(([key = '', , translated]) => [key, translated]))

test('translations in their own places are not reported', () => {
  expect(exchangedTexts(contentWith(german))).toEqual([])
})

test('two exchanged translations are reported by their names', () => {
  const exchanged = { ...german, text00: german.text33, text33: german.text00 }

  expect(exchangedTexts(contentWith(exchanged))).toEqual(['de: home:text00 and home:text33'])
})
