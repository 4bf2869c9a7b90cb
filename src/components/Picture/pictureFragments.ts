import { graphql } from 'gatsby'

// Only Safari before macOS 13 lacks AVIF, so one WebP width for desktops is enough.

/** A product image in the widths that pages need. */
export const productPicture = graphql`
  fragment ProductPicture on File {
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

/** The image of a tutorial step in the widths that the page needs. */
export const stepPicture = graphql`
  fragment StepPicture on File {
    name
    childImageSharp {
      avif: gatsbyImageData(
        layout: CONSTRAINED
        width: 480
        breakpoints: [320, 480, 640, 800]
        formats: [AVIF]
        placeholder: NONE
      )
      webp: resize(width: 800, toFormat: WEBP) {
        src
      }
    }
  }
`
