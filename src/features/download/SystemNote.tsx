import { useMessages } from '../../i18n/PageProvider'

/** Tells visitors whose system has no version of the app, or was not recognized, before they download a file. */
export function SystemNote() {
  const { noVersion: other, unknownSystem: unknown } = useMessages('downloads')
  return Object.entries({ other, unknown }).map(([system, text]) => (
    <p key={system} className="note" data-for={system}>
      {text}
    </p>
  ))
}
