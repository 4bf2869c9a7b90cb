import { useId } from 'react'
import { fillPlaceholders } from '../../lib/text'
import type { System } from '../../site/systems'
import { useMessages } from './messages'
import type { ByPart, Finding, Level, Part } from './verdict'
import * as styles from './Questions.module.css'

interface QuestionsProps {
  readonly platform: System
  readonly asked: readonly (readonly [Part, Finding])[]
  readonly onChoose: (part: Part, level: Level) => void
}

/** The questions about what browsers do not report, next to the verdict that the answers change. */
export function Questions({ platform, asked, onChoose }: QuestionsProps) {
  if (asked.length === 0) return null

  return (
    <div className={styles.questions}>
      {asked.map(([part, { isMinimumMet }]) => (
        <ComponentQuestion
          key={part}
          platform={platform}
          part={part}
          isMinimumMet={isMinimumMet}
          onChoose={(level) => onChoose(part, level)}
        />
      ))}
    </div>
  )
}

interface ComponentQuestionProps {
  readonly platform: System
  readonly part: Part
  /** Whether the browser already reports that the part meets the minimum. */
  readonly isMinimumMet: boolean
  readonly onChoose: (level: Level) => void
}

function ComponentQuestion(props: ComponentQuestionProps) {
  const { platform, part, isMinimumMet, onChoose } = props
  const { check, ...requirements } = useMessages('requirements')
  const id = useId()
  const find: ByPart<string> & { readonly about: string } = check.find[platform]
  const { minimum, recommended }: Record<string, ByPart<string>> = requirements[platform]
  const [least = '', best = ''] = [minimum[part], recommended[part]]
  // The names of systems and of Apple's processors already say "or newer".
  const atLeast = (name: string) =>
    platform === 'mac' ? name : fillPlaceholders(check.choices.atLeast, { name })
  const required: Partial<Record<Level, string>> =
    least === best ? { recommended: best } : { recommended: atLeast(best), enough: atLeast(least) }
  const { older: below, unsure: unknown } = check.choices
  const choices = { ...required, ...(!isMinimumMet && { below }), unknown }

  return (
    <div className={styles.question}>
      <label htmlFor={id}>{check.ask[part]}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-where`}
        onChange={({ target }) => onChoose(target.value as Level)}
      >
        <option value="unknown">{check.choose}</option>
        {Object.entries(choices).map(([level, label]) => (
          <option key={level} value={level}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-where`}>{find[part] ?? find.about}</p>
    </div>
  )
}
