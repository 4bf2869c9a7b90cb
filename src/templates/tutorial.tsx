import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Faq } from '../sections/shared/Faq'
import { FilmContents } from '../sections/tutorial/FilmContents'
import { useMessages } from '../sections/tutorial/messages'
import { Install, Part } from '../sections/tutorial/Parts'
import { TutorialClosing } from '../sections/tutorial/TutorialClosing'
import { TutorialOpening } from '../sections/tutorial/TutorialOpening'

export { Head } from '../layout/Head/Head'

export default function TutorialPage({ data }: PageProps<Queries.TutorialPageQuery>) {
  const { faq } = useMessages('tutorial')

  return (
    <>
      <TutorialOpening />
      <div>
        <DeferredContent>
          <FilmContents />
          <Install />
          <Part part="registration" />
          <Part part="swap" />
        </DeferredContent>
      </div>
      <DeferredContent>
        <Faq title={faq.title} faq={data.faq} />
        <TutorialClosing />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query TutorialPage($locale: String!, $namespaces: [String!]!, $route: String!) {
    ...Page
    ...Faq
  }
`
