import { graphql, type PageProps } from 'gatsby'
import { Suspense } from 'react'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Optional } from '../components/Optional/Optional'
import { DownloadDialogLoader } from '../features/download/DownloadDialogLoader'
import { RequirementsSummary } from '../features/machineCheck/RequirementsSummary'
import { SystemWarning } from '../features/machineCheck/SystemWarning'
import { TrySwap } from '../features/swap/TrySwap'
import { Benefits } from '../sections/home/Benefits'
import { HomeClosing } from '../sections/home/HomeClosing'
import { Opening } from '../sections/home/Opening'
import { Testimonials } from '../sections/home/Testimonials'
import { Uses } from '../sections/home/Uses'
import { Requirements } from '../sections/shared/Requirements'

export { Head } from '../layout/Head/Head'

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { files = [] } = data.releases ?? {}

  return (
    <>
      <Suspense>
        <Opening files={files} />
      </Suspense>
      <Optional>{data.requirements && <SystemWarning requirements={data.requirements} />}</Optional>
      <DeferredContent>
        <Uses />
        {data.testimonials && (
          <Testimonials {...data.testimonials} captures={data.captures?.captures} />
        )}
        <TrySwap />
        <Benefits />
        <Requirements isSplit data={data.requirements} files={files} table={RequirementsSummary} />
        <HomeClosing files={files} />
        <Optional>
          <DownloadDialogLoader files={files} />
        </Optional>
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query HomePage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Releases
    ...Requirements
    ...Captures
    testimonials {
      player
      testimonials {
        key
        videoId
        poster {
          altText(language: $locale)
          image {
            gatsbyImageData(sizes: "(min-width: 56.25em) min(31vw, 25rem), 100vw")
          }
        }
      }
    }
  }
`
