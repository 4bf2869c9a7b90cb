import { useSite } from '../../i18n/PageProvider'
import { needsDesign } from '../../lib/enhancements'
import { decorative } from '../../lib/imageAttributes'
import { AppControls, sources } from './AppControls'
import * as styles from './AppScene.module.css'
import { useMessages } from './messages'
import { ResultScreen } from './Screen'
import type { AppPicture } from './steps'

interface AppSceneProps {
  /** What the app shows, unless the visitor has chosen something else in the app. */
  readonly picture: AppPicture
  readonly className: string | undefined
}

/** An interactive drawing of the app and its results. One per page, because its radio buttons are in no form. */
export function AppScene({ picture, className }: AppSceneProps) {
  const messages = useMessages('app')
  const { brand } = useSite()

  return (
    <div
      {...needsDesign(styles.scene, className)}
      role="group"
      aria-label={messages.label}
      data-swap
    >
      <div className={styles.app}>
        <div className={styles.bar}>
          <img loading="lazy" src="/mark.svg" {...decorative} width="32" height="32" />
          {brand}
        </div>
        <AppControls picture={picture} />
      </div>
      <div className={styles.output} role="img" aria-label={messages.result}>
        <div className={`overlap ${styles.bar}`}>
          {sources.map(({ head, name }) => (
            <span key={head} data-head={head}>
              {name === 'camera' ? messages.call : messages.sources[name]}
            </span>
          ))}
        </div>
        <ResultScreen heads={sources.map(({ head }) => head)} />
      </div>
    </div>
  )
}
