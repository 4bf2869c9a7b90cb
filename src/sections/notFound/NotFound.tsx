import { buttonClass } from '../../components/Button/buttonClass'
import { Portrait } from '../../components/Portrait/Portrait'
import { RouteLink } from '../../components/RouteLink/RouteLink'
import { useFullPath } from '../../hooks/useFullPath'
import { useWords } from '../../i18n/PageProvider'
import { fillLive } from '../../lib/fillLive'
import * as styles from './NotFound.module.css'

/** What stands at an address that has no page: the address, and the way home. */
export function NotFound() {
  const words = useWords('errors').notFound
  const fullPath = useFullPath()
  const message = fullPath === undefined ? words.noPath : fillLive(words.unknownRoute, { fullPath })
  return (
    <div className={styles.notFound}>
      <div className={styles.words}>
        <h1 data-error="unknown-route">{message}</h1>
        <p>{words.text}</p>
        <p>
          <RouteLink route="home" className={buttonClass()}>
            {words.home}
          </RouteLink>
        </p>
      </div>
      <Portrait
        head="ada"
        face="ben"
        alt={words.portrait}
        loading="eager"
        className={styles.portrait}
      />
    </div>
  )
}
