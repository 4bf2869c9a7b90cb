import { routes } from '../../../src/site/routes'
import { type FaultsByRule } from './faults.fixture'

const languages = ['en', 'de', 'ru']
const namespaces = [
  'common',
  'errors',
  'units',
  ...Object.entries(routes).flatMap(([route, { namespaces: more }]) => [route, ...more]),
]

/** All files that every language must have, empty. */
const completeLanguages = Object.fromEntries(
  languages.flatMap((language) => [
    ...namespaces.map((name) => [`locales/${language}/${name}.json`, '{}']),
    ...['faq', 'privacy', 'refund', 'service'].map((name) => [
      `prose/${language}/${name}.yaml`,
      '',
    ]),
  ]),
) as Readonly<Record<string, string>>

/** The same without one German file, and without the folder of the Russian prose. */
const incompleteLanguages = Object.fromEntries(
  Object.entries(completeLanguages).filter(
    ([path]) => path !== 'locales/de/about.json' && !path.startsWith('prose/ru/'),
  ),
)

export const faults: FaultsByRule = {
  files: {
    texts: {
      ...incompleteLanguages,
      'translated/de.json': '{}',
      'site/notes.txt': 'a',
      'images/product/d.svg': '<svg/>',
    },
    expected: [
      'site/notes.txt:1:1  nothing reads a file of this name, rename, move or delete it',
      'images/product/d.svg:1:1  nothing reads a file of this name, expected .png, .jpg, .webp or .avif',
      'locales/de/about.json:1:1  this file is missing, translate content/locales/en/about.json',
      'prose/ru/:1:1  this folder is missing, copy that of en and translate it',
      'translated/ru.json:1:1  this file is missing, run: npm run i18n:status -- --record',
    ],
  },
  schemaComments: {
    texts: {
      'site/brand.yaml': 'name: Face\n',
      'site/plans.yaml':
        '# yaml-language-server: $schema=../schemas/plans.schema.json\nplans: []\n',
      'prose/en/faq.yaml':
        '# yaml-language-server: $schema=../../schemas/faq-prose.schema.json\nentries: []\n',
      'prose/de/faq.yaml': '# yaml-language-server: $schema=faq-prose.schema.json\nentries: []\n',
    },
    expected: [
      'site/brand.yaml:1:1  expected this first line: # yaml-language-server: $schema=../schemas/brand.schema.json',
      'prose/de/faq.yaml:1:1  expected this first line: # yaml-language-server: $schema=../../schemas/faq-prose.schema.json',
    ],
  },
}
