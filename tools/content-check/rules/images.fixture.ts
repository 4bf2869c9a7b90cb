import { type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  pageImages: {
    texts: { 'images/product/streem.png': 'a' },
    expected: [
      'images/product/stream.png:1:1  a page shows this image, but it is missing, did you mean "streem"?',
    ],
  },
  imageData: {
    texts: {
      'images/product/a.jpg': 'a',
      'images/product/a.png': 'b',
      'images/product/b.png': 'a',
      'images/product/c.png': 'GIF89a',
    },
    expected: [
      'images/product/a.jpg:1:1  this is not a complete jpg image, export it again; renaming is not enough',
      'images/product/a.png:1:1  content/images/product/a.jpg has the same name, delete one of them',
      'images/product/b.png:1:1  this is the same image as content/images/product/a.jpg, replace one of them',
      'images/product/c.png:1:1  this is not a complete png image, export it again; renaming is not enough',
    ],
  },
}
