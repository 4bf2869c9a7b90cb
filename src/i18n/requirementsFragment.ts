import { graphql } from 'gatsby'

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
