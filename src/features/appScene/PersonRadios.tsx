import { CastImage } from '../../components/CastImage/CastImage'
import { Radio } from '../../components/Choices/Choices'
import { classNames } from '../../lib/text'
import { groundClass, type Character } from '../../site/palette'
import * as styles from './PersonRadios.module.css'

interface PersonRadiosProps {
  readonly name: string
  readonly people: readonly { readonly person: Character; readonly label: string }[]
  readonly initial: Character
  /** Shows round faces without visible labels, not heads. */
  readonly areFaces?: boolean
}

/** Radio buttons that show people. */
export function PersonRadios({ name, people, initial, areFaces }: PersonRadiosProps) {
  return (
    <div className={classNames(styles.people, areFaces && styles.faces)}>
      {people.map(({ person, label }) => (
        <label key={person}>
          <Radio name={name} value={person} defaultChecked={person === initial} />
          <span className={`${styles.person} ${groundClass(person)}`}>
            <CastImage file={`${person}-${person}`} />
          </span>
          <span className={areFaces ? 'visuallyHidden' : undefined}>{label}</span>{' '}
        </label>
      ))}
    </div>
  )
}
