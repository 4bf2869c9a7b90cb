import { graphql } from 'gatsby'

/** An image in the widths that pages need. Safari before macOS 13 needs WebP. */
export const pagePicture = graphql`
  fragment PagePicture on File {
    name
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 800
        breakpoints: [360, 560, 800, 1120, 1600]
        formats: [WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
`
