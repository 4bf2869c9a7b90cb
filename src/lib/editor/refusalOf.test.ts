import { refusalOf } from './refusalOf'

const headers = {
  'content-type': 'application/json',
  host: 'localhost:8000',
  origin: 'http://localhost:8000',
  'sec-fetch-site': 'same-origin',
}
const asked = { method: 'POST', headers }

it('answers a script of this site on this machine', () => {
  expect(refusalOf(asked, '127.0.0.1')).toBeUndefined()
  const bracketed = { ...headers, host: '[::1]:8000', origin: 'http://[::1]:8000' }
  expect(refusalOf({ ...asked, headers: bracketed }, '::1')).toBeUndefined()
})

const bent = { host: 'evil.example:8000', origin: 'http://evil.example:8000' }

it.each<[string, object, string, string?]>([
  ['another method', { method: 'PUT' }, 'only POST'],
  ['a form', { headers: { ...headers, 'content-type': 'text/plain' } }, 'only JSON'],
  ['another machine', {}, 'only this machine', '192.168.0.7'],
  ['a name bent to this machine', { headers: { ...headers, ...bent } }, 'only this machine'],
  ['another site', { headers: { ...headers, origin: 'https://evil.example' } }, 'only this site'],
  ['another port', { headers: { ...headers, origin: 'http://localhost:1' } }, 'only this site'],
  ['no origin', { headers: { ...headers, origin: undefined } }, 'only this site'],
  [
    'a cross-site request',
    { headers: { ...headers, 'sec-fetch-site': 'same-site' } },
    'only this site',
  ],
])('refuses %s', (_, part, message, from = '127.0.0.1') => {
  expect(refusalOf({ ...asked, ...part }, from)).toContain(message)
})
