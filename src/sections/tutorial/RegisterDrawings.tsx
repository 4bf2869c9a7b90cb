import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { useMessages, useSite } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import * as styles from './StepDrawing.module.css'
import { Mark, Window } from './Window'

const [user] = characters

export function EmailForm() {
  const { drawings, register } = useMessages('tutorial')
  return (
    <Window title={register.title}>
      {drawings.email}
      <bdi className={styles.field}>{`${user}@example.com`}</bdi>
      <div className={classNames(styles.field, styles.short, styles.active)}>{drawings.send}</div>
    </Window>
  )
}

export function CodeForm() {
  const { drawings, register } = useMessages('tutorial')
  return (
    <Window title={register.title}>
      <Icon name="mail" className={styles.mark} />
      {drawings.code}
      <div className="row gap2" dir="ltr">
        {['4', '0', '2', '7', '', ''].map((digit, index) => (
          <span key={index} className={classNames(styles.field, styles.short)}>
            {digit}
          </span>
        ))}
      </div>
    </Window>
  )
}

export function Invitation() {
  return (
    <div className={styles.ticket}>
      <Portrait className="bare" head="ben" face="ben" />
      <span>{useMessages('tutorial').drawings.invitation}</span>
      <span>
        <Mark />
      </span>
    </div>
  )
}

export function LoginForm() {
  const { drawings, register } = useMessages('tutorial')
  return (
    <Window title={useSite().brand}>
      {drawings.username}
      <bdi className={styles.field}>{user}</bdi>
      {drawings.password}
      <div className={styles.field}>••••••••</div>
      <div className={classNames(styles.field, styles.short, styles.active)}>
        {register.login.title}
      </div>
    </Window>
  )
}
