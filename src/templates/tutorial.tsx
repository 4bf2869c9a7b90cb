import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { CallToAction, RouteLink } from '../components/Link/Link'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { Faq } from '../sections/shared/Faq'
import { PageOpening } from '../sections/shared/PageOpening'
import { FilmContents } from '../sections/tutorial/FilmContents'
import { useMessages } from '../sections/tutorial/messages'
import { Install, Part } from '../sections/tutorial/Parts'

export { Head } from '../layout/Head/Head'

export default function TutorialPage({ data }: PageProps<Queries.TutorialPageQuery>) {
  const messages = useMessages('tutorial')
  const { card, download, next } = messages

  return (
    <>
      <PageOpening messages={messages} on="amber" person="eva">
        <p>{card}</p>
        <CallToAction route="download">{download}</CallToAction>
      </PageOpening>
      <div>
        <DeferredContent>
          <FilmContents />
          <Install />
          <Part part="registration" />
          <Part part="swap" />
        </DeferredContent>
      </div>
      <DeferredContent>
        <Faq title={messages.faq.title} faq={data.faq} />
        <ClosingSection id="next" messages={next} on="coral" head="cleo">
          <p className="row">
            <RouteLink route="download" className="button">
              {download}
            </RouteLink>{' '}
            <RouteLink route="about" anchor="fairUse" className="button secondary">
              {next.action}
            </RouteLink>
          </p>
        </ClosingSection>
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
