import { Suspense } from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DownloadDialogLoader } from '../features/download/DownloadDialogLoader'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { RequirementsTables } from '../features/machineCheck/RequirementsTable'
import { SystemWarning } from '../layout/Notifications/SystemWarning'
import { useMessages } from '../i18n/PageProvider'
import { Head as PageHead } from '../layout/Head/Head'
import { messagesOf } from '../lib/messages'
import { feedPath } from '../lib/paths'
import { isInFeed } from '../site/releases'
import type { PageContext } from '../site/routes'
import { CheckFile } from '../sections/download/CheckFile'
import { DownloadHero } from '../sections/download/DownloadHero'
import { ReleaseNotes } from '../sections/download/ReleaseNotes'
import { Faq } from '../sections/shared/Faq'
import { LiveUse } from '../sections/download/LiveUse'
import { Ledger } from '../sections/shared/Ledger'
import { Requirements } from '../sections/shared/Requirements'

/** The page's head, with a link to the release feed once it has entries. */
export function Head(props: HeadProps<Queries.DownloadPageQuery, PageContext>) {
  const title = messagesOf(props.data.pageMessages).download?.meta.title

  return (
    <>
      <PageHead {...props} />
      {isInFeed(props.data.releases?.files ?? []) && (
        <link rel="alternate" type="application/atom+xml" href={feedPath} title={title} />
      )}
    </>
  )
}

export default function DownloadPage({ data }: PageProps<Queries.DownloadPageQuery>) {
  const { files = [] } = data.releases ?? {}
  const { news } = useMessages('download')

  return (
    <>
      <Suspense>
        <DownloadHero files={files} />
      </Suspense>
      {data.requirements && <SystemWarning requirements={data.requirements} />}
      <DeferredContent>
        <CheckFile files={files} />
        <ReleaseNotes files={files} />
        <Requirements data={data.requirements} files={files} table={RequirementsTables} />
        <Faq page="download" faq={data.faq} />
        <Ledger data={data}>{isInFeed(files) && <a href={feedPath}>{news.feed}</a>}</Ledger>
        {data.stream && <LiveUse picture={data.stream.picture} />}
        <DownloadDialogLoader files={files} />
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
    ...Faq
    stream: file(relativeDirectory: { eq: "product" }, name: { eq: "stream" }) {
      picture {
        avif
        webp
        width
        height
      }
    }
  }
`
