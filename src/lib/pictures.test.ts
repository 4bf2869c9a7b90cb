import { pictureNamed } from './pictures'

const pictures = [
  { name: 'stream', childImageSharp: { avif: { width: 1 }, webp: null } },
  { name: 'image', childImageSharp: { avif: { width: 2 }, webp: null } },
  { name: 'video', childImageSharp: null },
]

it('finds an image by name', () => {
  expect(pictureNamed(pictures, 'image')).toEqual({ avif: { width: 2 }, webp: null })
})

it.each(['mode-fast', 'video'] as const)('reports the missing image %s', (name) => {
  expect(() => pictureNamed(pictures, name)).toThrow(`content/images has no image "${name}"`)
})
