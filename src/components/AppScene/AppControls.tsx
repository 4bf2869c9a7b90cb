import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { characters } from '../../site/palette'
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
  const groups = [
    {
      group: 'head',
      title: messages.source,
      checked: 'cleo',
      people: sources.map(({ head, name }) => [head, messages.sources[name]] as const),
    },
    {
      group: 'face',
      title: messages.library,
      checked: 'ada',
      people: characters.map((character) => [character, names[character]] as const),
    },
  ] as const

  return (
    <div className={styles.controls}>
      {groups.map(({ group, title, checked, people }) => (
        <fieldset key={group} className={styles[group]} onInput={markAsUsed}>
          <legend>{title}</legend>
          <div className={styles.people}>
            {people.map(([person, name]) => (
              <label key={person}>
                <Radio name={`app-${group}`} value={person} defaultChecked={person === checked} />
                <span className={`${styles.person} ${groundClass(person)}`}>
                  <CastImage file={`${person}-${person}`} />
                </span>
                <span className={group === 'face' ? 'visuallyHidden' : undefined}>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
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
