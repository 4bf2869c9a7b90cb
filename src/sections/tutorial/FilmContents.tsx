import { Faceless, Portrait } from '../../components/Portrait/Portrait'
import { useCurrentSection } from '../../hooks/useCurrentSection'
import type { Character } from '../../site/palette'
import { chosenFace } from './AppDrawings'
import { useMessages } from './messages'
import * as styles from './FilmContents.module.css'
import { stepGround } from './Steps'

/** The parts of the tutorial, which are also the ids of their sections, and the numbers of their steps. */
export const parts = {
  install: [1, 2],
  registration: [3, 4, 5, 6],
  swap: [7, 8, 9, 10],
} as const
/** The icons of the steps in which the person of the film has no face yet, and the faces in the others. */
const icons = ['download', 'folder', 'mail', 'check', 'ticket', 'key'] as const
const faces: Partial<Record<number, Character>> = { 7: 'ada', 8: 'ben', 9: 'cleo', 10: chosenFace }

/** A film strip above the parts, with a frame per step and a link per part. */
export function FilmContents() {
  const messages = useMessages('tutorial')
  const current = useCurrentSection(Object.keys(parts), 60)

  return (
    <nav aria-label={messages.contents} className={styles.film}>
      <ol className={styles.parts}>
        {Object.entries(parts).map(([part, steps]) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className={styles.part}
              aria-current={part === current ? 'location' : undefined}
            >
              <div className={styles.frames} aria-hidden="true">
                {steps.map((step) => {
                  const face = faces[step]
                  if (face) return <Portrait key={step} className="bare" head="eva" face={face} />
                  const ground = `tinted ${stepGround(step)}`
                  return (
                    <Faceless key={step} head="eva" name={icons[step - 1]} className={ground} />
                  )
                })}
              </div>
              <span className={styles.title}>{messages[part as keyof typeof parts].title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
