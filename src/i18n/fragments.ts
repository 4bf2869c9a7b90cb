import { graphql } from 'gatsby'

/** The fragment in every page's query: the page's messages, and the facts in the header, the footer and the banner. */
export const pageFragment = graphql`
  fragment Page on Query {
    pageMessages(language: $locale, namespaces: $namespaces) {
      ns
      messages
    }
    site {
      buildTime(formatString: "YYYY")
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
      accessibility
      status
    }
    banner {
      dismissKey
      href
    }
    requirements {
      virtualCamera {
        url
      }
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

export const releasesFragment = graphql`
  fragment Releases on Query {
    releases {
      files {
        key
        platform
        version
        fileName
        updated
        sha256
        signature
        size(language: $locale)
        day(language: $locale)
        news(language: $locale)
        publisher
        signingKey
        packageCommand
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
          news(language: $locale)
          url
        }
      }
    }
  }
`

/** The recordings and screenshots of the app. */
export const capturesFragment = graphql`
  fragment Captures on Query {
    captures {
      captures {
        key
        kind
        system
        mode
        captionText(language: $locale)
        source
        picture {
          altText(language: $locale)
          image {
            gatsbyImageData(sizes: "(min-width: 56.25em) min(46vw, 37rem), 100vw")
          }
        }
      }
    }
  }
`

export type Captures = NonNullable<NonNullable<Queries.CapturesFragment['captures']>['captures']>

/** What the ledger of the about page and of the download page lists as published or not. */
export const ledgerFragment = graphql`
  fragment Ledger on Query {
    releases {
      updated(language: $locale)
      files {
        key
        platform
        version
        sha256
        publisher
        size(language: $locale)
        day(language: $locale)
        channels {
          mirror
        }
      }
    }
    plans {
      plans {
        priceText(language: $locale)
      }
    }
    captures {
      captures {
        key
      }
    }
  }
`

/** The release files, with the facts that the query formats in the page's language. */
export type OfferedFiles = NonNullable<Queries.ReleasesFragment['releases']>['files']

export type OfferedFile = OfferedFiles[number]

/** The requirements that the check of the visitor's computer compares. */
export type Requirements = NonNullable<Queries.RequirementsFragment['requirements']>

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
