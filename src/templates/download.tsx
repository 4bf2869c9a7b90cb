import { graphql, type PageProps } from 'gatsby'
import { DownloadButtons } from '../components/DownloadButtons/DownloadButtons'
import { DownloadMoment } from '../components/DownloadMoment/DownloadMoment'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Channels } from '../sections/download/Channels'
import { Files } from '../sections/download/Files'
import { LiveUse } from '../sections/download/LiveUse'
import { ShortFacts } from '../sections/download/ShortFacts'
import { PageHero } from '../sections/shared/PageHero'
import { Requirements } from '../sections/shared/Requirements'

export { Head } from '../components/Head/Head'

/** Every file, every link to it, and the requirements. */
export default function DownloadPage({ data }: PageProps<Queries.DownloadPageQuery>) {
  const { files = [] } = data.releases ?? {}
  return (
    <>
      <PageHero page="download" head="ben" face="dai">
        <DownloadButtons files={files} />
      </PageHero>
      <DeferredContent>
        <ShortFacts files={files} />
        <Files files={files} />
        <Channels files={files} />
        <Requirements data={data.requirements} />
        <LiveUse pictures={data.pictures} />
        <DownloadMoment files={files} />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query DownloadPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Releases
    ...Requirements
    pictures: pagePictures(folder: "product", names: ["stream"]) {
      ...ProductPicture
    }
  }
`
