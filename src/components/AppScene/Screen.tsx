import type { ComponentProps } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import { LayeredPortrait } from '../LayeredPortrait/LayeredPortrait'
import { Portrait } from '../Portrait/Portrait'
import * as styles from './Screen.module.css'

interface ScreenProps extends ComponentProps<typeof LayeredPortrait> {
  /** The mode of a still. In the app, a radio button chooses the mode. */
  readonly mode?: string
}

/** The result of a swap: Cleo is on a call, Dai in a photo, Eva in a video and Ada in a GIF. */
export function Screen({ heads, faces, mode }: ScreenProps) {
  const { you } = useMessages('app')
  return (
    <div className={styles.screen} data-mode={mode} aria-hidden="true">
      <LayeredPortrait heads={heads} faces={faces} className={styles.image} />
      {heads.includes('cleo') && (
        <div className={styles.call} data-head="cleo">
          <span className={styles.cameraOff} data-camera-off>
            <Icon name="camera" />
          </span>
          <span className={styles.you}>{you}</span>
          <div className={styles.others}>
            <Portrait head="ada" face="ada" />
            <Portrait head="dai" face="dai" />
            <Portrait head="eva" face="eva" />
          </div>
        </div>
      )}
      {heads.includes('dai') && <span className={styles.photo} data-head="dai" />}
      {heads.includes('eva') && <span className={styles.film} data-head="eva" />}
    </div>
  )
}
