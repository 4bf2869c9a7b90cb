import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { RouteLink } from '../components/Link/Link'
import { Section } from '../components/Section/Section'
import { useMessages } from '../i18n/PageProvider'
import { CroppedHead } from '../sections/shared/ClosingArt'
import { Faq } from '../sections/shared/Faq'
import { PageHero } from '../sections/shared/PageHero'
import { FilmContents } from '../sections/tutorial/FilmContents'
import { FirstSwap, Install, Register } from '../sections/tutorial/Parts'

export { Head } from '../layout/Head/Head'

export default function TutorialPage({ data }: PageProps<Queries.TutorialPageQuery>) {
  const { card, download, next } = useMessages('tutorial')
  return (
    <>
      <PageHero page="tutorial" on="amber">
        <p>{card}</p>
        <p>
          <RouteLink route="download" className="button">
            {download}
          </RouteLink>
        </p>
      </PageHero>
      <FilmContents>
        <DeferredContent>
          <Install />
          <Register />
          <FirstSwap />
        </DeferredContent>
      </FilmContents>
      <DeferredContent>
        <Faq page="tutorial" prose={data.faq} />
        <Section
          id="next"
          title={next.title}
          lead={next.text}
          on="coral"
          art={<CroppedHead head="eva" face="eva" />}
          artBeside
        >
          <p className="row">
            <RouteLink route="download" className="button">
              {download}
            </RouteLink>
            <RouteLink route="about" anchor="fairUse" className="button secondary">
              {next.action}
            </RouteLink>
          </p>
        </Section>
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
  }
`
