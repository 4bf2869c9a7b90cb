import type { Examples } from '../components/example'
import { Icon } from '../components/Icon/Icon'
import { useCommonMessages, usePageMessages } from '../i18n/PageProvider'

const backgrounds = ['', 'ground coral', 'ground violet', 'ground mint', 'ground amber', 'night']

export const examples: Examples = {
  kinds: {
    description: 'The three kinds: `button`, `button secondary` and `quiet`, on each background.',
    Show: () => {
      const { swap } = useCommonMessages()
      const { share } = usePageMessages('home').try

      return backgrounds.map((background) => (
        <div key={background} className={`row ${background}`}>
          <button className="button" type="button">
            {swap.wear}
          </button>
          <button className="button secondary" type="button">
            <Icon name="share" />
            {share}
          </button>
          <button className="quiet" type="button">
            {swap.takeOff}
          </button>
        </div>
      ))
    },
  },
  disabled: {
    description: 'Buttons that cannot be used do not rise.',
    Show: () => {
      const { swap } = useCommonMessages()

      return (
        <div className="row">
          <button className="button" type="button" disabled>
            {swap.wear}
          </button>
          <button className="button secondary" type="button" disabled>
            {swap.takeOff}
          </button>
        </div>
      )
    },
  },
  long: {
    description: 'A label that is longer than the button is wide.',
    Show: () => (
      <div className="row">
        <a className="button" href="#long">
          <Icon name="download" />
          {usePageMessages('downloads').dialog.antivirus}
        </a>
      </div>
    ),
  },
  menu: {
    description: '`rowLink` in a menu or a list, with an icon and without.',
    Show: () => {
      const { navigation } = useCommonMessages()

      return (
        <div className="stack">
          <a className="rowLink" href="#menu">
            <Icon name="arrow" />
            {navigation.price}
          </a>
          <a className="rowLink" href="#menu">
            {navigation.download}
          </a>
        </div>
      )
    },
  },
}
