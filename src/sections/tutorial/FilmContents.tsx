import { Faceless, Portrait } from '../../components/Portrait/Portrait'
import { useCurrentSection } from '../../hooks/useCurrentSection'
import { chosenFace } from './AppDrawings'
import * as styles from './FilmContents.module.css'
import { useMessages } from './messages'
import { stepGround } from './Steps'

/**
 * The steps of the tutorial, in their order: the part to which each belongs, which is also the id of its section, and its
 * frame of the film. The person has an icon in place of the face until the swap.
 */
const filmSteps = [
  { part: 'install', icon: 'download' },
  { part: 'install', icon: 'folder' },
  { part: 'registration', icon: 'mail' },
  { part: 'registration', icon: 'check' },
  { part: 'registration', icon: 'ticket' },
  { part: 'registration', icon: 'key' },
  { part: 'swap', face: 'ada' },
  { part: 'swap', face: 'ben' },
  { part: 'swap', face: 'cleo' },
  { part: 'swap', face: chosenFace },
] as const

type FilmStep = (typeof filmSteps)[number]
type PartName = FilmStep['part']

const parts = [...new Set(filmSteps.map(({ part }) => part))]

/** Returns the number of the first step of a part: the steps of all parts are counted together. */
export function firstStepOf(part: PartName): number {
  return 1 + filmSteps.findIndex((step) => step.part === part)
}

/** A film strip above the parts, with a frame per step and a link per part. */
export function FilmContents() {
  const messages = useMessages('tutorial')
  const current = useCurrentSection(parts, 60)

  return (
    <nav aria-label={messages.contents} className={styles.film}>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className={styles.part}
              aria-current={part === current ? 'location' : undefined}
            >
              <div className={styles.frames} aria-hidden="true">
                {filmSteps.map(
                  (step, index) =>
                    step.part === part && <Frame key={index} step={step} number={index + 1} />,
                )}
              </div>
              <span className={styles.title}>{messages[part].title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface FrameProps {
  readonly step: FilmStep
  readonly number: number
}

/** The person of the film in a step, on the ground that the step has in its part. */
function Frame({ step, number }: FrameProps) {
  if ('face' in step) return <Portrait className="bare" head="eva" face={step.face} />

  return <Faceless head="eva" name={step.icon} className={`tinted ${stepGround(number)}`} />
}
