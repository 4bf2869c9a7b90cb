import { graphql, type PageProps } from 'gatsby'
import { DownloadMoment } from '../components/DownloadMoment/DownloadMoment'
import { Later } from '../components/Later/Later'
import { Benefits } from '../sections/home/Benefits'
import { Closing } from '../sections/home/Closing'
import { Hero } from '../sections/home/Hero'
import { Modes } from '../sections/home/Modes'
import { Testimonials } from '../sections/home/Testimonials'
import { TrySwap } from '../sections/home/TrySwap'
import { Uses } from '../sections/home/Uses'
import { Requirements } from '../sections/shared/Requirements'

export { Head } from '../components/Head/Head'

/** What the program does, shown; and the way to get it. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { files = [] } = data.releases ?? {}
  return (
    <>
      <Hero files={files} />
      <Later>
        <Uses pictures={data.pictures} />
        <TrySwap />
        <Modes pictures={data.pictures} />
        {data.testimonials && <Testimonials {...data.testimonials} />}
        <Benefits />
        <Requirements data={data.requirements} />
        <Closing files={files} />
        <DownloadMoment files={files} />
      </Later>
    </>
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
