import { locales } from '../../site/locales'
import { scriptOf } from './script'

it.each([
  ['ar-u-nu-latn', 'Arabic', 'كلمة', 'слово'],
  ['de-DE', 'Latin', 'Größe', 'слово'],
  ['ja-JP', 'Japanese', 'コード', '코드'],
  ['ja-JP', 'Japanese', '写真', 'слово'],
  ['ko-KR', 'Korean', '코드', 'コード'],
  ['ru-RU', 'Cyrillic', 'слово', 'كلمة'],
  ['vi-VN', 'Latin', 'ngưỡng', '写真'],
  ['el-GR', 'Greek', 'λέξη', 'слово'],
  ['zh-CN', 'Simplified', '写真', 'コ'],
])('%s is written in %s letters', (tag, name, own, foreign) => {
  const script = scriptOf(tag)
  expect({
    name: script.name,
    own: [own, foreign, 'Windows'].map((text) => script.own.test(text)),
    foreign: [own, foreign, 'Windows', '1 – 2!'].map((text) => script.foreign.test(text)),
  }).toEqual({
    name,
    own: [true, false, name === 'Latin'],
    foreign: [false, true, false, false],
  })
})

it.each(Object.entries(locales))(
  'the name of %s is written in its own script',
  (_, { name, intl }) => {
    expect(scriptOf(intl).own.test(name)).toBe(true)
  },
)
