import { useMessages } from './messages'
import { Meter } from './Meter'
import * as styles from './ModeStep.module.css'
import { StepArticle, type StepProps } from './SceneSteps'

/** A mode of the app: when it is best, and its quality, speed and use of resources. */
export function ModeStep({ step, isCurrent }: StepProps<'mode'>) {
  const { name, best, text } = useMessages('modes')[step.id]

  return (
    <StepArticle step={step} isCurrent={isCurrent}>
      <div className={styles.mode}>
        <h4 id={`${step.id}-heading`} className="smallHeading">
          {name}
        </h4>
        <p>{best}</p>
      </div>
      <div className={styles.meters}>
        <Meter name="quality" level={step.levels.quality} />
        <Meter name="speed" level={step.levels.speed} />
        <Meter name="resources" level={step.levels.resources} />
      </div>
      <p>{text}</p>
    </StepArticle>
  )
}
