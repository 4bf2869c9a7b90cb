import { graphql } from 'gatsby'

// Of the browsers we support only Safari before macOS 13 knows no AVIF: phones, which want other widths, all do.

/** A screenshot of the program in the widths that the pages use. */
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

/** The picture of a step of the tutorial, in the widths that the page uses. */
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
