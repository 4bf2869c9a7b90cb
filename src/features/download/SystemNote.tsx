import { useMessages } from '../../i18n/PageProvider'

/** Tells visitors whose system has no version of the app, or was not recognized, before they download a file. */
export function SystemNote() {
  const { noVersion, unknownSystem } = useMessages('downloads')
  return (
    <>
      <p className="note" data-for="other">
        {noVersion}
      </p>
      <p className="note" data-for="unknown">
        {unknownSystem}
      </p>
    </>
  )
}
