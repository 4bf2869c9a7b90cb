import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  characters: {
    texts: {
      'locales/en/home.json': lines({
        right: 'a b',
        invisible: 'a\u200bb',
        accent: 'e\u0301',
        form: '\uff21\uff29',
        encoding: 'Ã©',
        empty: '',
        space: 'a ',
      }),
    },
    expected: [
      'locales/en/home.json:3:18  invisible: found the invisible character U+200B, delete it',
      'locales/en/home.json:4:13  accent: an accent is a character of its own, type the letter again',
      'locales/en/home.json:5:12  form: "\uff21\uff29" has another form than the usual letters, type "AI"',
      'locales/en/home.json:6:16  encoding: "Ã©" was saved in a wrong encoding, type it again',
      'locales/en/home.json:7:12  empty: this is empty, expected a text',
      'locales/en/home.json:8:12  space: this starts or ends with a space, delete it',
    ],
  },
  plainTexts: {
    texts: {
      'locales/en/home.json': lines({
        right: 'a b',
        html: 'a <b>b</b>',
        url: 'see https://a.b',
        markdown: '~~a~~',
        unfinished: 'a TODO',
      }),
      'prose/en/service.yaml': "sections:\n  - { key: a, body: 'In **b.' }\n",
      'site/brand.yaml': 'slogan: a ~~b~~\n',
    },
    expected: [
      'locales/en/home.json:3:14  html: "<b>" is HTML, expected plain text',
      'locales/en/home.json:4:15  url: "https://" is a URL, which belongs in content/site/',
      'locales/en/home.json:5:16  markdown: "~~" is Markdown, expected plain text',
      'locales/en/home.json:6:20  unfinished: "TODO" is unfinished, expected plain text',
      'prose/en/service.yaml:2:25  sections.a.body: "**" is Markdown',
      'site/brand.yaml:1:11  slogan: "~~" is Markdown, expected plain text',
    ],
  },
  braces: {
    texts: {
      'site/brand.yaml': "name: Face\nslogan: 'a {{brand.name}}'\n",
      'locales/en/home.json': lines({ right: 'a {{brand.name}}', open: 'a {{brand.name} b' }),
      'prose/en/service.yaml': "sections:\n  - { key: a, body: 'In {seconds}.' }\n",
    },
    expected: [
      'site/brand.yaml:2:12  slogan: "{{" is not a placeholder, expected one such as {{brand.name}}',
      'locales/en/home.json:3:14  open: "{{" is not a placeholder, expected one such as {{brand.name}}',
      'prose/en/service.yaml:2:25  sections.a.body: "{seconds}" is not a placeholder',
    ],
  },
  keywords: {
    texts: {
      'locales/en/home.json': lines({ meta: { keywords: 'swap, Face swap, face swap' } }),
      'locales/ja/home.json': lines({ meta: { keywords: '顔, 写真, 顔' } }),
      'locales/ar/home.json': lines({ meta: { keywords: 'وجه، صورة' } }),
    },
    expected: [
      'locales/en/home.json:3:17  meta.keywords: "face swap" is twice in this list, delete one',
      'locales/ja/home.json:3:17  meta.keywords: "顔" is twice in this list, delete one',
      'locales/ar/home.json:3:17  meta.keywords: "،" separates no search terms, type ","',
    ],
  },
}
