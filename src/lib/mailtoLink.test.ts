import { mailtoLink } from './mailtoLink'

it.each([
  [{ subject: 'Hi there' }, 'mailto:a@b.example?subject=Hi%20there'],
  [
    { subject: 'A & B', body: 'x=1\ny' },
    'mailto:a@b.example?subject=A%20%26%20B&body=x%3D1%0D%0Ay',
  ],
  [{ subject: '件名 1%：é' }, 'mailto:a@b.example?subject=件名%201%25：é'],
])('%j', (fields, expected) => {
  expect(mailtoLink('a@b.example', fields)).toBe(expected)
})
