import { CastImage } from '../components/CastImage/CastImage'
import type { Examples } from '../components/example'
import { Icon } from '../components/Icon/Icon'
import { useCommonMessages, usePageMessages } from '../i18n/PageProvider'
import { characters } from '../site/palette'

const colours = ['coral', 'violet', 'mint', 'amber', 'sky'] as const

/** Short texts: the names of the people. */
const useNames = () => Object.values(useCommonMessages().swap.names)

/** A few sentences: the rules of fair use. */
const useRules = () => Object.values(usePageMessages('about').fairUse.do)

export const examples: Examples = {
  grounds: {
    description: '`ground` in the five colours: a coloured background, and the colours on it.',
    Show: () => {
      const names = useNames()

      return colours.map((colour, index) => (
        <div key={colour} className={`ground ${colour} card bare`}>
          {names[index]}
        </div>
      ))
    },
  },
  backgrounds: {
    description: '`sunk` and `night`, and `seam` with two grounds.',
    Show: () => {
      const names = useNames()

      return (
        <>
          <div className="sunk card bare">{names[0]}</div>
          <div className="night card bare">{names[1]}</div>
          <div className="ground seam">
            <div className="columns page">
              <div className="card bare tinted mint">{names[2]}</div>
              <div className="card bare tinted coral">{names[3]}</div>
            </div>
          </div>
        </>
      )
    },
  },
  boxes: {
    description:
      '`box` and `card`, `plate` with a shadow, `picture` around an image, `roomy` inside.',
    Show: () => {
      const names = useNames()

      return (
        <div className="columns">
          <div className="box">{names[0]}</div>
          <div className="card">{names[1]}</div>
          <div className="plate card roomy">{names[2]}</div>
          <div className="picture ground sky">
            <CastImage file="eva-eva" />
            <span className="nameTag">{names[4]}</span>
          </div>
        </div>
      )
    },
  },
  stacks: {
    description:
      '`stack` with each gap. On paper, the last one may be higher than a page (`acrossPages`).',
    Show: () => {
      const names = useNames()

      return (
        <div className="columns">
          {['gap2', 'gap3', '', 'gap5', 'gap6', 'gap7 acrossPages'].map((gap) => (
            <div key={gap} className={`stack ${gap} box`}>
              {names.slice(0, 3).map((name) => (
                <div key={name}>{name}</div>
              ))}
            </div>
          ))}
        </div>
      )
    },
  },
  lists: {
    description: '`rules` between items, with icons (`withIcon`), and `numbered` items.',
    Show: () => {
      const rules = useRules()

      return (
        <>
          <ul className="rules">
            {rules.map((rule) => (
              <li key={rule} className="withIcon">
                <Icon name="check" />
                {rule}
              </li>
            ))}
          </ul>
          <ol className="numbered">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </>
      )
    },
  },
  ticketAndFilm: {
    description: '`ticket` of three parts, and a `film` of frames.',
    Show: () => {
      const [first, second] = useNames()

      return (
        <>
          <div className="ground amber">
            <div className="page">
              <div className="ticket">
                <CastImage file="ben-ben" className="tinted violet" />
                <span>{first}</span>
                <span>{second}</span>
              </div>
            </div>
          </div>
          <div className="film">
            <div className="row">
              {characters.slice(0, 3).map((character) => (
                <CastImage key={character} file={`${character}-${character}`} />
              ))}
            </div>
          </div>
        </>
      )
    },
  },
  menus: {
    description:
      '`rowLink` in a menu, `iconButton`, and the summary (`opener`) of what is `unrolled`.',
    isOpen: true,
    Show: () => {
      const { navigation, menu } = useCommonMessages()
      const { listTitle, listText } = usePageMessages('about').fairUse

      return (
        <>
          <a className="rowLink" href="#menu">
            <Icon name="arrow" />
            {navigation.price}
          </a>
          <button className="iconButton" type="button">
            <Icon name="menu" />
            <span className="visuallyHidden">{menu}</span>
          </button>
          <details>
            <summary className="opener row">
              <h3>{listTitle}</h3>
              <Icon name="chevron" />
            </summary>
            <p className="unrolled">{listText}</p>
          </details>
        </>
      )
    },
  },
  menuPanel: {
    description: '`dropdown`: a panel below the control that opens it.',
    isOpen: true,
    Show: () => {
      const { navigation, menu } = useCommonMessages()

      return (
        <details>
          <summary className="iconButton">
            <Icon name="menu" />
            <span className="visuallyHidden">{menu}</span>
          </summary>
          <div className="dropdown card">
            <a className="rowLink" href="#menu">
              {navigation.price}
            </a>
          </div>
        </details>
      )
    },
  },
  line: {
    description: '`row` and `nowrap`: texts next to each other, also where they do not fit.',
    Show: () => (
      <p className="row nowrap">
        {useNames().map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    ),
  },
  overlap: {
    description: 'Elements in the same place.',
    Show: () => (
      <div className="overlap">
        <CastImage file="head-eva" />
        <CastImage file="face-ben" />
      </div>
    ),
  },
  callout: {
    description: 'A text with a bar at its start.',
    Show: () => <p className="callout">{usePageMessages('about').portraits.text}</p>,
  },
  tag: {
    description: 'A short text in front of a picture.',
    Show: () => <span className="tag">{useNames()[0]}</span>,
  },
  largeTitle: {
    description: 'The larger title of a page.',
    Show: () => (
      <div className="largeTitle">
        <h1>{usePageMessages('about').portraits.title}</h1>
      </div>
    ),
  },
  split: {
    description: 'A heading beside its content.',
    Show: () => {
      const { title, text } = usePageMessages('about').portraits

      return (
        <div className="split stack">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
      )
    },
  },
}
