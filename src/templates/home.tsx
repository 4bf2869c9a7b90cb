import { graphql, type PageProps } from 'gatsby'
import { Later } from '../components/Later/Later'
import { lazySections } from '../components/Later/lazySections'
import { Hero } from '../sections/home/Hero'
import { loadShowcase } from '../sections/home/loadShowcase'

export { Head } from '../components/Head/Head'

const Showcase = lazySections(loadShowcase)

/** What the program does, and the downloads. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Hero files={data.releases?.files ?? []} />
      <Later>
        <Showcase data={data} />
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
    pictures: pagePictures(folder: "product") {
      ...ProductPicture
    }
  }
`
