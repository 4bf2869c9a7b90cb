import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { isLegalRoute } from '../site/routes'

/**
 * The explicit GraphQL types of everything under content/. Nothing is inferred: a field that
 * is not declared here does not exist, and the same file gives the same types on an empty site.
 */
const typeDefs = /* GraphQL */ `
  type Contact implements Node @dontInfer {
    email: String!
    telegram: String!
    discord: String!
    blog: String!
  }

  type Brand implements Node @dontInfer {
    name: String!
  }

  type Banner implements Node @dontInfer {
    dismissKey: String!
    href: String!
  }

  type NavigationEntry {
    key: String!
    route: String
    link: String
    anchor: String
  }

  type Navigation implements Node @dontInfer {
    header: [NavigationEntry!]!
    footer: [NavigationEntry!]!
  }

  type Redirect {
    from: String!
    to: String!
  }

  type Redirects implements Node @dontInfer {
    redirects: [Redirect!]!
  }

  type PlatformRequirements {
    system: String
    processor: String
    processorIntel: String
    processorAmd: String
    memoryGigabytes: Int
    graphicsNvidia: String
    graphicsAmd: String
  }

  type PlatformLevels {
    minimum: PlatformRequirements!
    recommended: PlatformRequirements!
  }

  type Requirements implements Node @dontInfer {
    windows: PlatformLevels!
    mac: PlatformLevels!
  }

  type Media implements Node @dontInfer {
    image: JSON!
    video: JSON!
  }

  type Business implements Node @dontInfer {
    modes: JSON!
  }

  type Money {
    amount: Float!
    currency: String!
  }

  type Plan {
    key: String!
    price: Money
  }

  type Plans implements Node @dontInfer {
    plans: [Plan!]!
  }

  type Testimonial {
    key: String!
    videoId: String
  }

  type Testimonials implements Node @dontInfer {
    player: String!
    testimonials: [Testimonial!]!
  }

  type Faq implements Node @dontInfer {
    tutorial: [String!]!
    price: [String!]!
  }

  type Legal implements Node @dontInfer {
    prevailingLanguage: String!
  }

  type DownloadChannels {
    preferred: String
    http: String
    mirror: String
    highSpeed: String
  }

  type PreviousRelease {
    version: String!
    fileName: String!
    bytes: Float
    sha256: String
    released: Date
    address: String
  }

  type ReleaseFile {
    key: String!
    platform: String!
    version: String
    fileName: String!
    bytes: Float
    sha256: String
    signature: String
    released: Date
    channels: DownloadChannels!
    previous: [PreviousRelease!]!
  }

  type Releases implements Node @dontInfer {
    files: [ReleaseFile!]!
  }

  type FaqEntry {
    key: String!
    question: String!
    answer: JSON!
  }

  type FaqProse implements Node @dontInfer {
    language: String!
  }

  type LegalSection {
    key: String!
    heading: String!
    body: JSON!
  }

  type LegalProse implements Node @dontInfer {
    language: String!
    document: String!
    introduction: JSON!
    sections: [LegalSection!]!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }

  type LocaleFile implements Node @dontInfer {
    parentFile: String
  }
`

/** Tells Gatsby the types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs)
}

/** Names the GraphQL type of a parsed content file: the room it stands in, or its own name for the facts. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, name } = node as unknown as Record<string, string>
  if (sourceInstanceName === 'locales') return 'LocaleFile'
  if (sourceInstanceName === 'prose') return isLegalRoute(name) ? 'LegalProse' : 'FaqProse'
  return capitalized(name ?? '')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
