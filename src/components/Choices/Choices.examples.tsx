import { usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { Choices } from './Choices'

export const examples: Examples = {
  unchosen: {
    description: 'No button is checked until the visitor chooses one.',
    Show: () => {
      const { label, names } = usePageMessages('tutorial').system

      return (
        <fieldset>
          <legend>{label}</legend>
          <Choices name="system" labels={names} />
        </fieldset>
      )
    },
  },
  chosen: {
    description: 'One button is checked at first.',
    Show: () => {
      const { label, names } = usePageMessages('tutorial').system

      return (
        <fieldset>
          <legend>{label}</legend>
          <Choices name="system" labels={names} checked="mac" />
        </fieldset>
      )
    },
  },
  small: {
    description: 'As low as the buttons of a drawn app, with long labels.',
    Show: () => {
      const { mode, fast, pro, expert } = usePageMessages('app')

      return (
        <fieldset>
          <legend className="visuallyHidden">{mode}</legend>
          <Choices name="mode" labels={{ fast, pro, expert }} checked="pro" isSmall />
        </fieldset>
      )
    },
  },
}
