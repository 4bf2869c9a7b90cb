import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { Faq } from '../sections/shared/Faq'
import { FirstSwap, Install, Register } from '../sections/tutorial/Parts'
import { TutorialHero } from '../sections/tutorial/TutorialHero'

export { Head } from '../components/Head/Head'

/** The tutorial: the steps from the download to the first swap, and questions. */
export default function TutorialPage({ data }: PageProps<Queries.TutorialPageQuery>) {
  return (
    <>
      <TutorialHero />
      <DeferredContent>
        <Install pictures={data.pictures} />
        <Register pictures={data.pictures} />
        <FirstSwap />
        <ClosingSection page="tutorial" />
        <Faq page="tutorial" prose={data.faq} />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query TutorialPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    faq: faqProse(language: { eq: $locale }) {
      entries(page: "tutorial") {
        key
        question
        answer
      }
    }
    pictures: pagePictures(folder: "tutorial") {
      ...StepPicture
    }
  }
`
