import { graphql, type PageProps } from 'gatsby'
import { Suspense } from 'react'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Optional } from '../components/Optional/Optional'
import { DownloadDialogLoader } from '../features/download/DownloadDialogLoader'
import { RequirementsTables } from '../features/machineCheck/RequirementsTables'
import { SystemWarning } from '../features/machineCheck/SystemWarning'
import { CheckFile } from '../sections/download/CheckFile'
import { DownloadOpening } from '../sections/download/DownloadOpening'
import { FeedLink } from '../sections/download/FeedLink'
import { LiveUse } from '../sections/download/LiveUse'
import { useMessages } from '../sections/download/messages'
import { ReleaseNotes } from '../sections/download/ReleaseNotes'
import { Captures } from '../sections/shared/Captures'
import { Faq } from '../sections/shared/Faq'
import { Ledger } from '../sections/shared/Ledger'
import { Requirements } from '../sections/shared/Requirements'

export { Head } from '../layout/Head/Head'

export default function DownloadPage({ data }: PageProps<Queries.DownloadPageQuery>) {
  const { files = [] } = data.releases ?? {}
  const { faq } = useMessages('download')

  return (
    <>
      <Suspense>
        <DownloadOpening files={files} />
      </Suspense>
      <Optional>{data.requirements && <SystemWarning requirements={data.requirements} />}</Optional>
      <DeferredContent>
        <CheckFile files={files} />
        <ReleaseNotes files={files} />
        <Captures captures={data.captures?.captures} />
        <Requirements data={data.requirements} files={files} table={RequirementsTables} />
        <Faq title={faq.title} faq={data.faq} />
        <Ledger data={data}>
          <FeedLink files={files} />
        </Ledger>
        {data.stream && <LiveUse picture={data.stream} />}
        <Optional>
          <DownloadDialogLoader files={files} />
        </Optional>
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query DownloadPage($locale: String!, $namespaces: [String!]!, $route: String!) {
    ...Page
    ...Releases
    ...Requirements
    ...Ledger
    ...Captures
    ...Faq
    stream: file(relativeDirectory: { eq: "product" }, name: { eq: "stream" }) {
      gatsbyImageData(sizes: "(min-width: 56.25em) min(46vw, 37rem), 100vw")
    }
  }
`
