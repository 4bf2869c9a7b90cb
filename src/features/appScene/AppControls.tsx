import { useEffect, useRef, type PropsWithChildren } from 'react'
import { Choices } from '../../components/Choices/Choices'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsDesign } from '../../lib/enhancements'
import { characters } from '../../site/palette'
import * as styles from './AppControls.module.css'
import { useMessages } from './messages'
import { PersonRadios } from './PersonRadios'
import { initialPicture, type AppPicture } from './steps'

/** The person in each source: Cleo on camera, Dai in a photo, Eva in a video and Ada in a GIF. */
export const sources = [
  { head: 'cleo', name: 'camera' },
  { head: 'dai', name: 'photo' },
  { head: 'eva', name: 'video' },
  { head: 'ada', name: 'gif' },
] as const

/** The controls of the app. They show `picture`; a group that the visitor has used keeps the visitor's choice. */
export function AppControls({ picture }: { readonly picture: AppPicture }) {
  const messages = useMessages('app')
  const { names } = useCommonMessages().swap
  const { fast, pro, expert } = messages
  const people = sources.map(({ head, name }) => ({ person: head, label: messages.sources[name] }))
  const faces = characters.map((person) => ({ person, label: names[person] }))

  return (
    <div className={styles.controls}>
      <Group name="app-head" value={picture.head} title={messages.source}>
        <PersonRadios name="app-head" people={people} initial={initialPicture.head} />
      </Group>
      <Group name="app-face" value={picture.face} title={messages.library}>
        <PersonRadios name="app-face" people={faces} initial={initialPicture.face} areFaces />
      </Group>
      <Group name="app-mode" value={picture.mode} title={messages.mode} isTitleHidden>
        <Choices
          name="app-mode"
          labels={{ fast, pro, expert }}
          checked={initialPicture.mode}
          isSmall
        />
      </Group>
      <label className={styles.camera}>
        {messages.camera}
        <input className={styles.toggle} type="checkbox" name="app-camera" defaultChecked />
      </label>
    </div>
  )
}

interface GroupProps extends PropsWithChildren {
  /** The name of the radio buttons inside. */
  readonly name: string
  readonly value: string
  readonly title: string
  readonly isTitleHidden?: boolean
}

/**
 * Radio buttons that follow `value` until the visitor has used them. They are uncontrolled, so that a choice before
 * hydration is kept.
 */
function Group({ name, value, title, isTitleHidden, children }: GroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isUsed = useRef(false)

  useEffect(() => {
    if (isUsed.current) return

    const radio = group.current?.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)
    if (radio) radio.checked = true
  }, [name, value])

  // Handles `click`, which also happens on the checked radio button and with the keyboard. React misses `change` events
  // of radio buttons that a script has unchecked.
  return (
    <fieldset {...needsDesign()} ref={group} onClick={() => (isUsed.current = true)}>
      <legend className={isTitleHidden ? 'visuallyHidden' : undefined}>{title}</legend>
      {children}
    </fieldset>
  )
}
