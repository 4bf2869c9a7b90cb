import { graphql } from 'gatsby'

/** The downloads, for every page that offers them. */
export const releasesFragment = graphql`
  fragment Releases on Query {
    releases {
      files {
        key
        platform
        version
        fileName
        sha256
        signature
        size(language: $locale)
        day(language: $locale)
        channels {
          preferred
          http
          mirror
          highSpeed
        }
        previous {
          version
          fileName
          sha256
          size(language: $locale)
          day(language: $locale)
          address
        }
      }
    }
  }
`
