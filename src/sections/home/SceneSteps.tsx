import type { PropsWithChildren } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { CameraLink } from '../../components/Link/Link'
import { Phrases } from '../../components/Phrases/Phrases'
import { StillScreen } from '../../features/appScene/Screen'
import { initialPicture, type Step, type StepOf } from '../../features/appScene/steps'
import { useCommonMessages } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import { useMessages } from './messages'
import * as styles from './SceneSteps.module.css'

export interface StepProps<Kind extends Step['kind']> {
  readonly step: StepOf<Kind>
  /** Whether the visitor reads this step, whose picture the app shows. */
  readonly isCurrent: boolean
}

/** A use of the app, with its advantages. */
export function UseStep({ step, isCurrent }: StepProps<'use'>) {
  const { title, text, points } = useMessages('home').uses[step.id]

  return (
    <StepArticle step={step} isCurrent={isCurrent}>
      <h3 id={`${step.id}-heading`} className="cardHeading">
        <Phrases text={title} />
      </h3>
      <p>{text}</p>
      <ul className={styles.points}>
        {Object.entries(points).map(([name, point]) => (
          <li key={name} className="withIcon">
            <Icon name="check" />
            {name === 'obs' ? <CameraLink>{point}</CameraLink> : point}
          </li>
        ))}
      </ul>
    </StepArticle>
  )
}

/** The heading of the modes, which is a step of its own. */
export function ModesHeading({ step, isCurrent }: StepProps<'heading'>) {
  const { title, text } = useMessages('modes')

  return (
    <div id={step.id} className={`stack ${styles.intro}`} data-current={isCurrent || undefined}>
      <h3 className="cardHeading">
        <Phrases text={title} />
      </h3>
      <p>{text}</p>
    </div>
  )
}

/**
 * A step with a still of its picture. The app itself shows the first picture, so the first step needs no still. The id of
 * the heading in `children` is that of the step with `-heading` appended.
 */
export function StepArticle(props: PropsWithChildren<StepProps<'use' | 'mode'>>) {
  const { step, isCurrent, children } = props
  const { swap } = useCommonMessages()
  const modes = useMessages('modes')
  const alt = `${modes[step.picture.mode].name}: ${swapCaption(swap, step.picture)}`

  return (
    <article
      id={step.id}
      className={styles.step}
      aria-labelledby={`${step.id}-heading`}
      data-current={isCurrent || undefined}
    >
      {step.picture !== initialPicture && (
        <div className={styles.still} role="img" aria-label={alt}>
          <StillScreen picture={step.picture} />
        </div>
      )}
      {children}
    </article>
  )
}
