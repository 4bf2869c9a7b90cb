import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { useSite } from '../../i18n/PageProvider'
import { characters } from '../../site/palette'
import * as styles from './AppDrawings.module.css'
import { DrawnWindow } from './DrawnWindow'
import { Field } from './Field'
import { IconMark, Mark } from './Mark'
import { useMessages } from './messages'

const [user] = characters

/** The face that the person of the film chooses. */
export const chosenFace = 'dai'

/** The drawings of the steps in the app, by the key of the step. Their labels are those that the steps name. */
export const appDrawings = {
  mail: <EmailWindow />,
  code: <CodeWindow />,
  invitation: <InvitationTicket />,
  login: <LoginWindow />,
  face: <LibraryWindow />,
  camera: <CallWindow />,
}

/** The first step of the registration, with an email address. */
function EmailWindow() {
  const { drawings, registration } = useMessages('tutorial')

  return (
    <DrawnWindow title={registration.title}>
      {drawings.email}
      <Field as="bdi">{`${user}@example.com`}</Field>
      <Field isShort isActive>
        {drawings.send}
      </Field>
    </DrawnWindow>
  )
}

/** The second step of the registration: four of the six digits of the code are entered. */
function CodeWindow() {
  const { drawings, registration } = useMessages('tutorial')

  return (
    <DrawnWindow title={registration.title}>
      <IconMark name="mail" />
      {drawings.code}
      <div className="row gap2" dir="ltr">
        {['4', '0', '2', '7', '', ''].map((digit, index) => (
          <Field key={index} as="span" isShort>
            {digit}
          </Field>
        ))}
      </div>
    </DrawnWindow>
  )
}

function InvitationTicket() {
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

function LoginWindow() {
  const { drawings } = useMessages('tutorial')

  return (
    <DrawnWindow title={useSite().brand}>
      {drawings.username}
      <Field as="bdi">{user}</Field>
      {drawings.password}
      <Field>••••••••</Field>
      <Field isShort isActive>
        {drawings.login}
      </Field>
    </DrawnWindow>
  )
}

/** The library of faces, with one chosen. */
function LibraryWindow() {
  return (
    <DrawnWindow title={useMessages('app').library}>
      <div className={styles.faces}>
        {characters.map((face) => (
          <div key={face} className={face === chosenFace ? styles.chosen : undefined}>
            <Portrait head={face} face={face} wears={false} />
          </div>
        ))}
        <Icon name="share" className={styles.upload} />
      </div>
    </DrawnWindow>
  )
}

/** A call, in which the person of the film has the chosen face. */
function CallWindow() {
  const { call, camera } = useMessages('app')

  return (
    <DrawnWindow title={call}>
      <Portrait head="eva" face={chosenFace} className={styles.video} />
      <Field isActive>
        <IconMark name="camera" />
        {camera}
      </Field>
    </DrawnWindow>
  )
}
