import { Section } from '../../components/Section/Section'
import { AppScene } from '../../features/appScene/AppScene'
import { initialPicture, stepIds, steps } from '../../features/appScene/steps'
import { useCurrentSection } from '../../hooks/useCurrentSection'
import { useMessages } from './messages'
import { ModeStep } from './ModeStep'
import { ModesHeading, UseStep } from './SceneSteps'
import * as styles from './Uses.module.css'

/** The three uses and the three modes of the app, next to a drawing of the app that shows what the visitor reads about. */
export function Uses() {
  const { title } = useMessages('home').uses
  // A step is current while its heading is in the upper two fifths of the window, until the next one is there.
  const current = useCurrentSection(stepIds, 62)
  const picture = steps.find(({ id }) => id === current)?.picture ?? initialPicture

  return (
    <Section id="uses" title={title}>
      <div className={styles.uses}>
        <AppScene picture={picture} className={styles.scene} />
        <div className={styles.steps}>
          {steps.map((step) => {
            const isCurrent = step.id === (current ?? stepIds[0])

            switch (step.kind) {
              case 'use':
                return <UseStep key={step.id} step={step} isCurrent={isCurrent} />
              case 'heading':
                return <ModesHeading key={step.id} step={step} isCurrent={isCurrent} />
              case 'mode':
                return <ModeStep key={step.id} step={step} isCurrent={isCurrent} />
            }
          })}
        </div>
      </div>
    </Section>
  )
}
