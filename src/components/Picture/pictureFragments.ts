import { graphql } from 'gatsby'

/** An image in the widths that pages need. Only Safari before macOS 13 needs WebP, so one WebP width is enough. */
export const pagePicture = graphql`
  fragment PagePicture on File {
    name
    childImageSharp {
      avif: gatsbyImageData(
        layout: CONSTRAINED
        width: 800
        breakpoints: [360, 560, 800, 1120, 1600]
        formats: [AVIF]
        placeholder: NONE
      )
      webp: resize(width: 800, toFormat: WEBP) {
        src
      }
    }
  }
`
