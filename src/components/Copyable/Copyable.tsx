import { useCopy } from '../../hooks/useCopy'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'

interface CopyableProps {
  readonly text: string
  readonly label: string
}

/** A hash or a command, with a button that copies it. */
export function Copyable({ text, label }: CopyableProps) {
  const messages = useMessages('downloads').dialog
  const { copyFailed } = useCommonMessages()
  const { ref, copied, failed, copy } = useCopy()
  return (
    <div className="stack gap2">
      <code dir="ltr" ref={ref}>
        {text}
      </code>
      <button className="quiet withScripts" type="button" onClick={() => copy(text)}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? messages.copied : label}</span>
      </button>
      {failed && <p role="alert">{copyFailed}</p>}
    </div>
  )
}
