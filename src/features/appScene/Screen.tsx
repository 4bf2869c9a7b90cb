import { Icon } from '../../components/Icon/Icon'
import { LayeredPortrait } from '../../components/LayeredPortrait/LayeredPortrait'
import { Portrait } from '../../components/Portrait/Portrait'
import { needsDesign } from '../../lib/enhancements'
import { characters, type Character } from '../../site/palette'
import { useMessages } from './messages'
import * as styles from './Screen.module.css'
import type { AppPicture, Mode } from './steps'

/** The result of every source of the app. The app's radio buttons choose what is visible. */
export function ResultScreen({ heads }: { readonly heads: readonly Character[] }) {
  return <Screen heads={heads} faces={characters} className={styles.result} />
}

/** A still of one picture. */
export function StillScreen({ picture }: { readonly picture: AppPicture }) {
  const { head, face, mode } = picture

  return <Screen heads={[head]} faces={[face]} mode={mode} className={styles.still} />
}

interface ScreenProps {
  readonly heads: readonly Character[]
  readonly faces: readonly Character[]
  readonly mode?: Mode
  readonly className: string | undefined
}

/** The result of a swap: Cleo is on a call, Dai in a photo, Eva in a video and Ada in a GIF. */
function Screen({ heads, faces, mode, className }: ScreenProps) {
  return (
    <div {...needsDesign(styles.screen, className)} data-mode={mode} aria-hidden="true">
      <LayeredPortrait
        heads={heads}
        faces={faces}
        choice="inFront"
        isMoving={heads.length > 1}
        className={styles.image}
      />
      {heads.includes('cleo') && <Call />}
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

/** What a call shows around the visitor: the name, the other people, and a sign if the camera is off. */
function Call() {
  const { you } = useMessages('app')

  return (
    <div className={styles.call} data-head="cleo">
      <span className={styles.cameraOff}>
        <Icon name="camera" />
      </span>
      <span className={styles.you}>{you}</span>
      <div className={styles.others}>
        <Portrait head="ben" face="ben" wears={false} />
        <Portrait head="dai" face="dai" wears={false} />
        <Portrait head="eva" face="eva" wears={false} />
      </div>
    </div>
  )
}
