import { useMessages, useSite } from '../../i18n/PageProvider'
import { AppControls, sources } from './AppControls'
import * as styles from './AppScene.module.css'
import { Screen } from './Screen'

/** An interactive drawing of the app and its results. One per page, because its radio buttons are in no form. */
export function AppScene() {
  const messages = useMessages('app')
  const { brand } = useSite()
  return (
    <div className={styles.scene} role="group" aria-label={messages.label} data-swap>
      <div className={styles.app}>
        <div className={styles.bar}>
          <img loading="lazy" src="/mark.svg" alt="" width="32" height="32" />
          {brand}
        </div>
        <AppControls />
      </div>
      <div className={styles.output} aria-hidden="true">
        <div className={styles.bar}>
          {sources.map(({ head, name }) => (
            <span key={head} data-head={head}>
              {name === 'camera' ? messages.call : messages.sources[name]}
            </span>
          ))}
        </div>
        <Screen heads={sources.map(({ head }) => head)} />
      </div>
    </div>
  )
}
