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
        bytes
        sha256
        signature
        released
        channels {
          preferred
          http
          mirror
          highSpeed
        }
        previous {
          version
          fileName
          bytes
          sha256
          released
          address
        }
      }
    }
  }
`
