import { graphql } from 'gatsby'

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
