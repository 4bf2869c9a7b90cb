import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/Link/Link'
import { useWords } from '../../i18n/PageProvider'
import { PageHero } from '../shared/PageHero'

/** The hero of the tutorial: what you need, and the link to the download page. */
export function TutorialHero() {
  const words = useWords('tutorial')
  return (
    <PageHero page="tutorial" head="ada" face="cleo">
      <p>{words.card}</p>
      <p>
        <RouteLink route="download" className={buttonClass()}>
          {words.download}
        </RouteLink>
      </p>
    </PageHero>
  )
}
