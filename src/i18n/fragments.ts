import { graphql } from 'gatsby'

/** What every page asks for: its words, and what the header, the footer and the banner show. */
export const pageFragment = graphql`
  fragment Page on Query {
    words: pageWords(language: $locale, namespaces: $namespaces) {
      ns
      words
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    brand {
      name
    }
    contact {
      email
      telegram
      discord
      blog
    }
    banner {
      dismissKey
      href
    }
    navigation {
      header {
        key
        route
        link
        anchor
      }
      footer {
        key
        route
        link
        anchor
      }
    }
  }
`

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

/** What a machine is compared with, for every page that shows the requirements. */
export const requirementsFragment = graphql`
  fragment Requirements on Query {
    requirements {
      windows {
        minimum {
          system
          memoryGigabytes
        }
        recommended {
          memoryGigabytes
        }
      }
      mac {
        minimum {
          system
          processor
        }
        recommended {
          processor
        }
      }
    }
  }
`
