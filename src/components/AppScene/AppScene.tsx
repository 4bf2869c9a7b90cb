import type { ComponentProps } from 'react'
import { useMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import { LayeredPortrait } from '../LayeredPortrait/LayeredPortrait'
import { Portrait } from '../Portrait/Portrait'
import { AppControls, sources } from './AppControls'
import * as styles from './AppScene.module.css'

/** An interactive drawing of the app and its results. One per page, because its radio buttons are in no form. */
export function AppScene() {
  const messages = useMessages('app')
  const { brand } = useSite()

  return (
    <div
      className={`designOnly ${styles.scene}`}
      role="group"
      aria-label={messages.label}
      data-swap
    >
      <div className={styles.app}>
        <div className={styles.bar}>
          <img loading="lazy" src="/mark.svg" alt="" width="32" height="32" />
          {brand}
        </div>
        <AppControls />
      </div>
      <div className={styles.output} role="img" aria-label={messages.result}>
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

interface ScreenProps extends ComponentProps<typeof LayeredPortrait> {
  /** The mode of a still. In the app, a radio button chooses the mode. */
  readonly mode?: string
}

/** The result of a swap: Cleo is on a call, Dai in a photo, Eva in a video and Ada in a GIF. */
export function Screen({ heads, faces, mode }: ScreenProps) {
  const { you } = useMessages('app')

  return (
    <div className={`designOnly ${styles.screen}`} data-mode={mode} aria-hidden="true">
      <LayeredPortrait heads={heads} faces={faces} className={styles.image} />
      {heads.includes('cleo') && (
        <div className={styles.call} data-head="cleo">
          <span className={styles.cameraOff} data-camera-off>
            <Icon name="camera" />
          </span>
          <span className={styles.you}>{you}</span>
          <div className={styles.others}>
            <Portrait head="ben" face="ben" wears={false} />
            <Portrait head="dai" face="dai" wears={false} />
            <Portrait head="eva" face="eva" wears={false} />
          </div>
        </div>
      )}
      {heads.includes('dai') && <span className={styles.photo} data-head="dai" />}
      {heads.includes('eva') && <span className={styles.film} data-head="eva" />}
      {heads.map((head) => (
        <div key={head} className={styles.before} data-head={head}>
          <Portrait head={head} face={head} wears={false} />
        </div>
      ))}
    </div>
  )
}
