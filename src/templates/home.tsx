import { graphql, type PageProps } from 'gatsby'
import { DownloadMoment } from '../components/DownloadMoment/DownloadMoment'
import { PageLayout } from '../components/PageLayout/PageLayout'
import { Benefits } from '../sections/home/Benefits'
import { Closing } from '../sections/home/Closing'
import { Hero } from '../sections/home/Hero'
import { Modes } from '../sections/home/Modes'
import { Testimonials } from '../sections/home/Testimonials'
import { TrySwap } from '../sections/home/TrySwap'
import { Uses } from '../sections/home/Uses'
import { Requirements } from '../sections/shared/Requirements'
import type { PageContext } from '../site/pageContext'

export { Head } from '../components/Head/Head'

/** What the program does, shown; and the way to get it. */
export default function HomePage({
  data,
  pageContext,
}: PageProps<Queries.HomePageQuery, PageContext>) {
  const { files = [] } = data.releases ?? {}
  return (
    <PageLayout data={data} page={pageContext}>
      <Hero files={files} />
      <Uses pictures={data.pictures} />
      <TrySwap />
      <Modes pictures={data.pictures} />
      {data.testimonials && <Testimonials {...data.testimonials} />}
      <Benefits />
      <Requirements data={data.requirements} />
      <Closing files={files} />
      <DownloadMoment files={files} />
    </PageLayout>
  )
}

export const query = graphql`
  query HomePage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Releases
    ...Requirements
    testimonials {
      player
      testimonials {
        key
        videoId
      }
    }
    pictures: allFile(
      filter: { sourceInstanceName: { eq: "images" }, relativeDirectory: { eq: "product" } }
      sort: { name: ASC }
    ) {
      nodes {
        ...ProductPicture
      }
    }
  }
`
