import { useCopy } from '../../hooks/useCopy'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { Icon } from '../Icon/Icon'

interface CopyableProps {
  readonly text: string
  readonly label: string
  /** The button's label after copying. */
  readonly copied: string
}

export function Copyable({ text, label, copied }: CopyableProps) {
  const { copyFailed } = useCommonMessages()
  const { ref, copied: isCopied, failed, copy } = useCopy()

  return (
    <div className="stack gap2">
      <code dir="ltr" translate="no" ref={ref}>
        {text}
      </code>{' '}
      <button {...needsApp('quiet')} type="button" onClick={() => copy(text)}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? copied : label}</span>
      </button>
      {failed && <p role="alert">{copyFailed}</p>}
    </div>
  )
}
