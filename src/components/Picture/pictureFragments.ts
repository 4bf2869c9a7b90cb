import { graphql } from 'gatsby'

/** An image in the widths that pages need. */
export const pagePicture = graphql`
  fragment PagePicture on File {
    name
    picture {
      avif
      webp
      width
      height
    }
  }
`
