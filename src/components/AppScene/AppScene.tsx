import type { PropsWithChildren } from 'react'
import { useMessages, useSite } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import { LayeredPortrait } from '../LayeredPortrait/LayeredPortrait'
import { Portrait } from '../Portrait/Portrait'
import { AppControls } from './AppControls'
import * as styles from './AppScene.module.css'

/**
 * An interactive drawing of the app next to a video call. A chosen face appears in both windows, without JavaScript.
 * Render the scene only once per page: its radio buttons are not in a form, so two scenes would share one group.
 */
export function AppScene() {
  const messages = useMessages('app')
  const { brand } = useSite()
  return (
    <div className={styles.scene} role="group" aria-label={messages.label} data-swap>
      <div className={styles.desk}>
        <div className={styles.call} aria-hidden="true">
          <TitleBar title={messages.call} />
          <div className={styles.screen}>
            <div className={styles.speaker}>
              <LayeredPortrait heads={['cleo']} className={styles.image} />
              <span className={styles.you}>{messages.you}</span>
              <span className={styles.cameraOff}>
                <Icon name="camera" />
              </span>
            </div>
            <Portrait head="ada" face="ada" alt="" />
            <Portrait head="dai" face="dai" alt="" />
            <Portrait head="eva" face="eva" alt="" />
          </div>
          <div className={styles.buttons}>
            <Icon name="microphone" />
            <Icon name="camera" />
            <Icon name="hangUp" className={styles.hangUp} />
          </div>
        </div>
        <div className={styles.app}>
          <TitleBar title={brand}>
            <img loading="lazy" src="/mark.svg" alt="" width="32" height="32" />
          </TitleBar>
          <div className={styles.preview}>
            <LayeredPortrait heads={['cleo']} className={styles.image} />
            <Portrait head="cleo" face="cleo" alt="" className={styles.source} />
          </div>
          <AppControls />
        </div>
      </div>
    </div>
  )
}

function TitleBar({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <div className={styles.bar}>
      {children}
      {title}
      <span className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
    </div>
  )
}
