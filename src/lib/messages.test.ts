import { readdirSync, readFileSync } from 'node:fs'
import { messagesOf, namespaceOf } from './messages'

const messages = messagesOf([{ ns: 'price', messages: { title: 'Prices' } }])

test('a page that asks for a namespace it does not load fails with the route and the namespace', () => {
  expect(namespaceOf(messages, 'price', 'price')).toEqual({ title: 'Prices' })
  expect(() => namespaceOf(messages, 'downloads', 'price')).toThrow(
    'The page "price" needs "downloads" in its namespaces in site/routes.ts',
  )
})

test.each(readdirSync('content/locales/en').filter((name) => name !== 'units.json'))(
  'the code reads every string or group at the top of %s',
  (name) => {
    const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.d|\.test)\.tsx?$/.test(path),
    )
    const code = modules.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n')
    const keys = Object.keys(
      JSON.parse(readFileSync(`content/locales/en/${name}`, 'utf8')) as object,
    )
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([])
  },
)
