import { lines, type FaultsByRule } from './faults.fixture'

const texts = (values: object) => ({ en: 'A call', de: 'Ein Anruf', ru: 'Звонок', ...values })

export const faults: FaultsByRule = {
  factTexts: {
    texts: {
      'site/captures.yaml': lines({
        captures: [
          { key: 'copied', caption: texts({ de: 'A call' }) },
          { key: 'latin', caption: texts({ ru: 'Call' }) },
          { key: 'missing', caption: { en: 'A call', de: 'Ein Anruf' } },
          { key: 'other', caption: texts({ xx: 'A' }) },
        ],
      }),
    },
    expected: [
      'site/captures.yaml:7:15  captures.copied.caption.de: this is the same as in English, translate it',
      'site/captures.yaml:16:15  captures.latin.caption.ru: this has no Cyrillic letters, translate it',
      'site/captures.yaml:21:7  captures.missing.caption: "ru" is missing, add the caption in it',
      'site/captures.yaml:32:9  captures.other.caption.xx: "xx" is not a language of the site',
    ],
  },
}
