import { pictureNamed } from './pictures'

const nodes = [
  { name: 'first', childImageSharp: { gatsbyImageData: { width: 1 } } },
  { name: 'second', childImageSharp: { gatsbyImageData: { width: 2 } } },
  { name: 'drawing', childImageSharp: null },
]

it('gives the picture of a name', () => {
  expect(pictureNamed({ nodes }, 'second')).toEqual({ width: 2 })
})

it.each(['third', 'drawing'])('names the missing picture %s', (name) => {
  expect(() => pictureNamed({ nodes }, name)).toThrow(`content/images has no picture "${name}"`)
})
