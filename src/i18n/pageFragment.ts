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
