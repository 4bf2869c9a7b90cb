import { useSite } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { Icon } from '../Icon/Icon'
import { LayeredPortrait } from '../LayeredPortrait/LayeredPortrait'
import { Portrait } from '../Portrait/Portrait'
import { AppControls } from './AppControls'
import * as styles from './AppScene.module.css'

interface AppSceneProps {
  /** What the drawing shows, in words. */
  readonly label: string
}

/**
 * The program beside a video call, drawn and working: choosing a face changes both windows, without JavaScript.
 * At most one on a page, as its radio buttons belong to no form.
 */
export function AppScene({ label }: AppSceneProps) {
  const { brand } = useSite()
  return (
    <div className={styles.scene} role="group" aria-label={label} data-swap>
      <div className={styles.desk}>
        <div className={styles.call} aria-hidden="true">
          <TitleBar />
          <div className={styles.screen}>
            <div className={styles.speaker}>
              <LayeredPortrait heads={['cleo']} className={styles.picture} />
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
            <Icon name="hangUp" />
          </div>
        </div>
        <div className={styles.app}>
          <TitleBar className={styles.appBar} title={brand} />
          <div className={styles.preview}>
            <LayeredPortrait heads={['cleo']} className={styles.picture} />
            <Portrait head="cleo" face="cleo" alt="" className={styles.source} />
          </div>
          <AppControls />
        </div>
      </div>
    </div>
  )
}

interface TitleBarProps {
  readonly className?: string | undefined
  /** The window's title; a line is drawn in place of one that does not matter. */
  readonly title?: string
}

function TitleBar({ className, title }: TitleBarProps) {
  return (
    <div className={classNames(styles.bar, className)}>
      {title ? (
        <>
          <img src="/mark.svg" alt="" width="32" height="32" loading="lazy" />
          {title}
        </>
      ) : (
        <span className={styles.line} />
      )}
      <span className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
    </div>
  )
}
