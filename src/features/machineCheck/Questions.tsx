import { useId } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { fillPlaceholders } from '../../lib/text'
import type { System } from '../../site/systems'
import { useMessages } from './messages'
import * as styles from './Questions.module.css'
import type { ByPart, Finding, Level, ComputerPart } from './verdict'

interface QuestionsProps {
  readonly platform: System
  readonly asked: readonly (readonly [ComputerPart, Finding])[]
  readonly onChoose: (part: ComputerPart, level: Level) => void
}

/** The questions about what browsers do not report, next to the verdict that the answers change. */
export function Questions({ platform, asked, onChoose }: QuestionsProps) {
  if (asked.length === 0) return null

  return (
    <div className={styles.questions}>
      {asked.map(([part, { isMinimumMet }]) => (
        <PartQuestion
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

type RequirementsMessages = ReturnType<typeof useMessages<'requirements'>>

interface PartQuestionProps {
  readonly platform: System
  readonly part: ComputerPart
  /** Whether the browser already reports that the part meets the minimum. */
  readonly isMinimumMet: boolean
  readonly onChoose: (level: Level) => void
}

function PartQuestion(props: PartQuestionProps) {
  const { platform, part, isMinimumMet, onChoose } = props
  const messages = useMessages('requirements')
  const { check } = messages
  const id = useId()
  const find: ByPart<string> & { readonly about: string } = check.find[platform]

  return (
    <div className={styles.question}>
      <label htmlFor={id}>{check.ask[part]}</label>
      <div className={styles.field}>
        <select
          id={id}
          className={styles.select}
          aria-describedby={`${id}-where`}
          onChange={({ target }) => onChoose(target.value as Level)}
        >
          <option value="unknown">{check.choose}</option>
          {optionsFor(messages, platform, part)
            .filter(({ level }) => level !== 'below' || !isMinimumMet)
            .map(({ level, label }) => (
              <option key={level} value={level}>
                {label}
              </option>
            ))}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </div>
      <p id={`${id}-where`}>{find[part] ?? find.about}</p>
    </div>
  )
}

interface Option {
  readonly level: Level
  readonly label: string
}

/** Returns the answers to the question about a part, the best first. */
function optionsFor(
  messages: RequirementsMessages,
  platform: System,
  part: ComputerPart,
): Option[] {
  const { atLeast, older, unsure } = messages.check.choices
  const { minimum, recommended }: Record<string, ByPart<string>> = messages[platform]
  const [least = '', best = ''] = [minimum[part], recommended[part]]
  // The names of systems and of Apple's processors already say "or newer".
  const orBetter = (name: string) =>
    platform === 'mac' ? name : fillPlaceholders(atLeast, { name })
  const required: readonly Option[] =
    least === best
      ? [{ level: 'recommended', label: best }]
      : [
          { level: 'recommended', label: orBetter(best) },
          { level: 'enough', label: orBetter(least) },
        ]

  return [...required, { level: 'below', label: older }, { level: 'unknown', label: unsure }]
}
