import { Portrait } from '../../components/Portrait/Portrait'
import { useWornFace } from '../../hooks/browserState'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import { PageHero } from '../shared/PageHero'
import * as styles from './AboutHero.module.css'

export function AboutHero() {
  const worn = useWornFace()
  const mosaic = (
    <div className={styles.mosaic}>
      {characters.flatMap((head) =>
        characters.map((face) => (
          <Portrait
            key={head + face}
            className={classNames('bare', worn && worn !== face ? styles.other : '')}
            head={head}
            face={face}
            wears={false}
          />
        )),
      )}
    </div>
  )
  return <PageHero page="about" on="coral" className={styles.hero} art={mosaic} />
}
