import { graphql, type PageProps } from 'gatsby'
import { DownloadDialogLoader } from '../features/download/DownloadDialogLoader'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { RequirementsTables } from '../features/machineCheck/RequirementsTable'
import { SystemWarning } from '../layout/Notifications/SystemWarning'
import { CheckFile } from '../sections/download/CheckFile'
import { DownloadHero } from '../sections/download/DownloadHero'
import { ReleaseNotes } from '../sections/download/ReleaseNotes'
import { Faq } from '../sections/shared/Faq'
import { LiveUse } from '../sections/download/LiveUse'
import { Requirements } from '../sections/shared/Requirements'

export { Head } from '../layout/Head/Head'

/** The download page: all files with their download links, the requirements, and help with problems. */
export default function DownloadPage({ data }: PageProps<Queries.DownloadPageQuery>) {
  const { files = [] } = data.releases ?? {}
  return (
    <>
      <DownloadHero files={files} />
      {data.requirements && <SystemWarning requirements={data.requirements} />}
      <DeferredContent>
        <CheckFile files={files} />
        <ReleaseNotes files={files} />
        <Requirements data={data.requirements} files={files}>
          <RequirementsTables />
        </Requirements>
        <Faq page="download" prose={data.faq} />
        <LiveUse pictures={data.pictures} />
        <DownloadDialogLoader files={files} />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query DownloadPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Releases
    ...Requirements
    faq: faqProse(language: { eq: $locale }) {
      entries(page: "download") {
        key
        question
        answer
      }
    }
    pictures: pagePictures(folder: "product", names: ["stream"]) {
      ...PagePicture
    }
  }
`
