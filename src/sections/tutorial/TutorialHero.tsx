import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/Link/Link'
import { useMessages } from '../../i18n/PageProvider'
import { PageHero } from '../shared/PageHero'

/** The hero of the tutorial: what you need, and the link to the download page. */
export function TutorialHero() {
  const messages = useMessages('tutorial')
  return (
    <PageHero page="tutorial" head="ada" face="cleo">
      <p>{messages.card}</p>
      <p>
        <RouteLink route="download" className={buttonClass()}>
          {messages.download}
        </RouteLink>
      </p>
    </PageHero>
  )
}
