import { AppScene } from '../../components/AppScene/AppScene'
import { Icon } from '../../components/Icon/Icon'
import { CameraLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Step, useCurrentStep } from './Step'
import * as styles from './Uses.module.css'

const uses = [
  { key: 'live', head: 'cleo', face: 'ada', mode: 'pro', still: false },
  { key: 'image', head: 'dai', face: 'eva', mode: 'pro' },
  { key: 'video', head: 'eva', face: 'dai', mode: 'pro' },
] as const

/** The modes of the app. Quality, speed and resource use are levels from one to three. */
const modes = [
  { mode: 'fast', head: 'dai', face: 'cleo', quality: 1, speed: 3, resources: 1 },
  { mode: 'pro', head: 'dai', face: 'cleo', quality: 2, speed: 2, resources: 2 },
  { mode: 'expert', head: 'dai', face: 'cleo', quality: 3, speed: 1, resources: 3 },
] as const

const levels = { 1: 'one', 2: 'two', 3: 'three' } as const

/** The pictures next to the uses, to the heading of the modes and to the modes. */
const pictures = [...uses, modes[0], ...modes]

/** The three uses and the three modes of the app, next to a drawing of the app that shows what the visitor reads about. */
export function Uses() {
  const messages = useMessages('home').uses
  const current = useCurrentStep(pictures)

  return (
    <Section id="uses" title={messages.title}>
      <div className={styles.uses}>
        <AppScene />
        <div className={styles.steps}>
          {uses.map(({ key, ...step }, index) => (
            <Step key={key} isCurrent={index === current} {...step}>
              <h3 className="cardHeading">{messages[key].title}</h3>
              <p>{messages[key].text}</p>
              <ul className={styles.points}>
                {Object.entries(messages[key].points).map(([name, point]) => (
                  <li key={name} className="withIcon">
                    <Icon name="check" />
                    {name === 'obs' ? <CameraLink>{point}</CameraLink> : point}
                  </li>
                ))}
              </ul>
            </Step>
          ))}
          <Modes current={current - uses.length} />
        </div>
      </div>
    </Section>
  )
}

function Modes({ current }: { readonly current: number }) {
  const messages = useMessages('modes')

  return (
    <>
      <div id="modes" className={`stack ${styles.header}`} data-current={!current || undefined}>
        <h3 className="cardHeading">{messages.title}</h3>
        <p>{messages.text}</p>
      </div>
      {modes.map(({ mode, head, face, ...meters }, index) => (
        <Step key={mode} head={head} face={face} mode={mode} isCurrent={index + 1 === current}>
          <div className={styles.mode}>
            <h4 className="smallHeading">{messages[mode].name}</h4>
            <p>{messages[mode].best}</p>
          </div>
          <div className={styles.meters}>
            {(['quality', 'speed', 'resources'] as const).map((name) => (
              <p key={name}>
                {messages[name]}
                <span className="visuallyHidden">{`: ${messages.levels[levels[meters[name]]]}`}</span>
                <span className={styles.squares} aria-hidden="true">
                  {[1, 2, 3].map((level) => (
                    <span key={level} className={level <= meters[name] ? styles.full : undefined} />
                  ))}
                </span>
              </p>
            ))}
          </div>
          <p>{messages[mode].text}</p>
        </Step>
      ))}
    </>
  )
}
