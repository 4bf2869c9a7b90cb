import { graphql, type PageProps } from 'gatsby'
import { DownloadMoment } from '../components/DownloadMoment/DownloadMoment'
import { PageLayout } from '../components/PageLayout/PageLayout'
import { Channels } from '../sections/download/Channels'
import { Files } from '../sections/download/Files'
import { LiveUse } from '../sections/download/LiveUse'
import { ShortFacts } from '../sections/download/ShortFacts'
import { Opening } from '../sections/shared/Opening'
import { Requirements } from '../sections/shared/Requirements'
import { DownloadButtons } from '../components/DownloadButtons/DownloadButtons'
import type { PageContext } from '../site/pageContext'

export { Head } from '../components/Head/Head'

/** Every file, every way to it, and what it needs. */
export default function DownloadPage({
  data,
  pageContext,
}: PageProps<Queries.DownloadPageQuery, PageContext>) {
  const { files = [] } = data.releases ?? {}
  return (
    <PageLayout data={data} page={pageContext}>
      <Opening page="download" head="ben" face="dai">
        <DownloadButtons files={files} />
      </Opening>
      <ShortFacts files={files} />
      <Files files={files} />
      <Channels files={files} />
      <Requirements data={data.requirements} />
      <LiveUse pictures={data.pictures} />
      <DownloadMoment files={files} />
    </PageLayout>
  )
}

export const query = graphql`
  query DownloadPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Releases
    ...Requirements
    pictures: allFile(filter: { sourceInstanceName: { eq: "images" }, name: { eq: "stream" } }) {
      nodes {
        ...ProductPicture
      }
    }
  }
`
