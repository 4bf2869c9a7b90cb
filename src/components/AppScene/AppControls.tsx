import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import { CastImage, groundClass } from '../Portrait/Portrait'
import * as styles from './AppControls.module.css'

const modes = ['fast', 'pro', 'expert'] as const

export function AppControls() {
  const messages = useMessages('app')
  const { names } = useCommonMessages().swap
  return (
    <div className={styles.controls}>
      <fieldset>
        <legend className={styles.legend}>{messages.library}</legend>
        <div className={styles.faces}>
          {characters.map((character) => (
            <label key={character} className={classNames(styles.face, groundClass(character))}>
              <input
                className="visuallyHidden"
                type="radio"
                name="app-face"
                value={character}
                defaultChecked={character === 'ben'}
              />
              <CastImage file={`${character}-${character}`} alt={names[character]} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.modes}>
        <legend className="visuallyHidden">{messages.mode}</legend>
        {modes.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              className="visuallyHidden"
              type="radio"
              name="app-mode"
              value={mode}
              defaultChecked={mode === 'pro'}
            />
            {messages[mode]}
          </label>
        ))}
      </fieldset>
      <label className={styles.camera}>
        {messages.camera}
        <input className={styles.toggle} type="checkbox" name="app-camera" defaultChecked />
      </label>
    </div>
  )
}
