import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import type { MinimumSystems } from '../lib/systemProblem'
import { SystemWarning } from '../components/SystemWarning/SystemWarning'
import { Hero } from '../sections/home/Hero'
import { Showcase } from '../sections/home/Showcase'

export { Head } from '../components/Head/Head'

/** The home page: what the app does, and the downloads. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Hero files={data.releases?.files ?? []} />
      <SystemWarning requirements={data.requirements as MinimumSystems} />
      <DeferredContent>
        <Showcase data={data} />
      </DeferredContent>
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
    pictures: pagePictures(folder: "product") {
      ...ProductPicture
    }
  }
`
