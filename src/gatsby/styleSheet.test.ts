import { designNeeds } from '../site/designNeeds'
import { limited } from './styleSheet'

test('every rule of the design and of the plain page is inside a condition', () => {
  expect(limited('a{}', 'b{}')).toBe(
    `@supports not (${designNeeds}){b{}}@supports ${designNeeds}{a{}}`,
  )
})

test.each(['@charset "utf-8";', '@import "a.css";', '@namespace svg url(a);'])(
  'a style sheet with %s is an error, as browsers would ignore that inside a condition',
  (rule) => {
    expect(() => limited(`${rule}a{}`, '')).toThrow('@supports')
  },
)
