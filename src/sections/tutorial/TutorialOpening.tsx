import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/Link/Link'
import { useWords } from '../../i18n/PageProvider'
import { Opening } from '../shared/Opening'

/** How the tutorial begins: what you need, and the download. */
export function TutorialOpening() {
  const words = useWords('tutorial')
  return (
    <Opening page="tutorial" head="ada" face="cleo">
      <p>{words.card}</p>
      <p>
        <RouteLink route="download" className={buttonClass()}>
          {words.download}
        </RouteLink>
      </p>
    </Opening>
  )
}
