import { Portrait } from '../../components/Portrait/Portrait'
import { characters, type Character } from '../../site/palette'
import * as styles from './ClosingArt.module.css'

interface SwapProps {
  readonly head: Character
  readonly face: Character
}

/** A head that is larger than its section. */
export function CroppedHead(swap: SwapProps) {
  return (
    <div className={styles.head} data-wears="swap">
      <Figure {...swap} />
    </div>
  )
}

/** The cast in a row, each with the face of the next person. */
export function CastRow() {
  return (
    <div className={styles.cast} data-wears="swap">
      {characters.map((head, index) => (
        <Figure key={head} head={head} face={characters.at(index - 1) ?? head} />
      ))}
    </div>
  )
}

/** A film strip from edge to edge. Frames in its first half are swapped. */
export function FilmStrip({ head, face }: SwapProps) {
  const frames = [1, 2, 3, 4, 5, 6, 7, 8] as const
  return (
    <div className={styles.film}>
      {frames.map((frame) => (
        <Portrait
          key={frame}
          head={head}
          face={frame < 5 ? face : head}
          alt=""
          wears={frame < 5 ? 'swap' : 'head'}
        />
      ))}
    </div>
  )
}

function Figure({ head, face }: SwapProps) {
  return (
    <img
      loading="lazy"
      src={`/cast/${head}-${face}.svg`}
      alt=""
      width="540"
      height="540"
      decoding="async"
    />
  )
}
