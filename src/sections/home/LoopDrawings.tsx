import { Icon } from '../../components/Icon/Icon'
import { CastImage, Portrait } from '../../components/Portrait/Portrait'
import { characters } from '../../site/palette'
import * as styles from './SeeItMove.module.css'

export function CallDrawing() {
  return (
    <>
      <span className={styles.otherField} />
      <div className={styles.person}>
        <CastImage file="head-cleo" />
        <CastImage file="face-cleo" className={styles.own} />
        <CastImage file="face-blink" className={styles.blink} />
        <CastImage file="face-ben" className={styles.other} />
      </div>
      <Portrait head="cleo" face="cleo" alt="" wears={false} className={styles.camera} />
      <span className={styles.controls}>
        <Icon name="microphone" />
        <Icon name="camera" />
        <Icon name="hangUp" />
      </span>
    </>
  )
}

/** An animated film strip of Dai. Every frame that the playhead has passed shows Ada's face. */
export function FilmDrawing() {
  return (
    <>
      <Strip face="dai" />
      <div className={styles.passed}>
        <Strip face="ada" />
      </div>
      <span className={styles.playhead} />
    </>
  )
}

function Strip({ face }: { readonly face: 'ada' | 'dai' }) {
  return (
    <div className={styles.strip}>
      {[1, 2, 3, 4].map((frame) => (
        <Portrait key={frame} head="dai" face={face} alt="" wears={false} />
      ))}
    </div>
  )
}

/** An animated GIF: five friends appear one after the other, all with Eva's face. */
export function GifDrawing() {
  return (
    <>
      <div className={styles.person}>
        {characters.map((head) => (
          <CastImage key={head} file={`head-${head}`} className={styles.friend} />
        ))}
        <CastImage file="face-eva" />
      </div>
      <div className={styles.friends}>
        {characters.map((head) => (
          <Portrait
            key={head}
            head={head}
            face="eva"
            alt=""
            wears={false}
            className={styles.turn}
          />
        ))}
      </div>
    </>
  )
}
