import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { characters, type Character } from '../../site/palette'
import { Choices, Radio } from '../Choices/Choices'
import { CastImage, groundClass } from '../Portrait/Portrait'
import * as styles from './AppControls.module.css'

/** The person in each source: Cleo on camera, Dai in a photo, Eva in a video and Ada in a GIF. */
export const sources = [
  { head: 'cleo', name: 'camera' },
  { head: 'dai', name: 'photo' },
  { head: 'eva', name: 'video' },
  { head: 'ada', name: 'gif' },
] as const

/** The controls of the app. A group that the visitor has used gets the attribute `data-used`. */
export function AppControls() {
  const messages = useMessages('app')
  const { fast, pro, expert } = messages
  const { names } = useCommonMessages().swap
  return (
    <div className={styles.controls}>
      <People group="head" title={messages.source} checked="cleo">
        {sources.map(({ head, name }) => [head, messages.sources[name]])}
      </People>
      <People group="face" title={messages.library} checked="ben" hidesNames>
        {characters.map((character) => [character, names[character]])}
      </People>
      <fieldset onInput={markAsUsed}>
        <legend className="visuallyHidden">{messages.mode}</legend>
        <Choices name="app-mode" labels={{ fast, pro, expert }} checked="pro" />
      </fieldset>
      <label className={styles.camera}>
        {messages.camera}
        <input className={styles.toggle} type="checkbox" name="app-camera" defaultChecked />
      </label>
    </div>
  )
}

// Handles `input`, because React misses `change` events of radio buttons that a script has unchecked.
function markAsUsed({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.dataset.used = ''
}

interface PeopleProps {
  readonly group: 'head' | 'face'
  readonly title: string
  readonly checked: Character
  /** The people, with the names of their pictures. */
  readonly children: readonly (readonly [Character, string])[]
  readonly hidesNames?: boolean
}

/** Radio buttons that look like pictures of people. */
function People({ group, title, checked, children, hidesNames }: PeopleProps) {
  return (
    <fieldset className={styles[group]} onInput={markAsUsed}>
      <legend>{title}</legend>
      <div className={styles.people}>
        {children.map(([person, name]) => (
          <label key={person}>
            <Radio name={`app-${group}`} value={person} defaultChecked={person === checked} />
            <span className={`${styles.person} ${groundClass(person)}`}>
              <CastImage file={`${person}-${person}`} />
            </span>
            <span className={hidesNames ? 'visuallyHidden' : undefined}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
