import { useId } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { System } from '../../site/systems'
import type { Choice, Part } from './verdict'
import * as styles from './MachineCheck.module.css'

interface ComponentQuestionProps {
  readonly platform: System
  readonly part: Part
  readonly onChoose: (choice: Choice) => void
}

export function ComponentQuestion({ platform, part, onChoose }: ComponentQuestionProps) {
  const { check, ...requirements } = useMessages('requirements')
  const id = useId()
  const find: { readonly about: string; readonly graphics?: string } = check.find[platform]
  const {
    minimum,
    recommended,
  }: Readonly<Record<'minimum' | 'recommended', Partial<Record<Part, string>>>> =
    requirements[platform]
  const [least = '', best = ''] = [minimum[part], recommended[part]]
  const atLeast = (name: string) => fillPlaceholders(check.choices.atLeast, { name })
  // The recommended system is the minimum system, whose name already says "or newer".
  const required: Readonly<Partial<Record<Choice, string>>> =
    least === best ? { recommended: best } : { recommended: atLeast(best), minimum: atLeast(least) }
  const { older, unsure } = check.choices
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{check.ask[part]}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-where`}
        onChange={({ target }) => onChoose(target.value as Choice)}
      >
        <option value="unsure">{check.choose}</option>
        {Object.entries({ ...required, older, unsure }).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-where`}>{part === 'graphics' ? (find.graphics ?? find.about) : find.about}</p>
    </div>
  )
}
