import { pictureNamed } from './pictures'

const pictures = [
  { name: 'call', childImageSharp: { gatsbyImageData: { width: 1 } } },
  { name: 'image', childImageSharp: { gatsbyImageData: { width: 2 } } },
  { name: 'video', childImageSharp: null },
]

it('gives the picture of a name', () => {
  expect(pictureNamed(pictures, 'image')).toEqual({ width: 2 })
})

it.each(['stream', 'video'] as const)('names the missing picture %s', (name) => {
  expect(() => pictureNamed(pictures, name)).toThrow(`content/images has no picture "${name}"`)
})
