import { pageState } from '../../browser/pageState'
import { Choices } from '../../components/Choices/Choices'
import { Section } from '../../components/Section/Section'
import { needsDesign } from '../../lib/enhancements'
import { systemFamily } from '../../lib/operatingSystem'
import { systems } from '../../site/systems'
import { firstStepOf } from './FilmContents'
import { useMessages } from './messages'
import * as styles from './Parts.module.css'
import { Steps } from './Steps'

/** Steps one and two, for Windows and for Macs. Without scripts, CSS shows both until the visitor chooses a system. */
export function Install() {
  const { install, system: choice, mac } = useMessages('tutorial')
  const steps = { windows: install.steps, mac }

  return (
    <Section id="install" title={install.title}>
      <div className={styles.parts}>
        <fieldset {...needsDesign('screenOnly')} ref={checkOwnSystem}>
          <legend className={styles.label}>{choice.label}</legend>
          <Choices name="system" labels={choice.names} />
        </fieldset>
        {systems.map((system) => (
          <div key={system} className={styles[system]}>
            <h3 className={styles.system}>{choice.names[system]}</h3>
            <Steps steps={steps[system]} from={firstStepOf('install')} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Checks the radio button for the visitor's system, unless the visitor has already chosen a system. */
function checkOwnSystem(choices: HTMLFieldSetElement | null): void {
  if (!choices || choices.querySelector(':checked')) return
  const { os } = pageState()
  const own = (os && systemFamily(os)) ?? systems[0]
  const radio = choices.querySelector<HTMLInputElement>(`[value=${own}]`)
  if (radio) radio.checked = true
}

/** A part of the tutorial whose steps are the same on all systems. */
export function Part({ part }: { readonly part: 'registration' | 'swap' }) {
  const { title, steps } = useMessages('tutorial')[part]

  return (
    <Section id={part} title={title} on={part === 'registration' ? 'sunk' : 'paper'}>
      <Steps steps={steps} from={firstStepOf(part)} />
    </Section>
  )
}
