import { useEffect, useRef, useState } from 'react'
import { pageState } from '../../browser/pageState'
import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useChunk } from '../../hooks/useChunk'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { isMainFile } from '../../site/releases'
import { isSystem } from '../../site/systems'
import { useMessages } from './messages'
import { nextStepsId, systemInFragment } from './nextSteps'

const loadDialog = () => import('./DownloadDialog')

interface Download {
  readonly file: OfferedFile
  /** The URL of the download, if the visitor has started it on this page. */
  readonly url?: string
}

/**
 * Opens a dialog after a click on a download link, even if the click happened before the page was hydrated. The dialog
 * has a URL: its fragment names the system. Reloads, the Back button and links open and close the dialog.
 */
export function DownloadDialogLoader({ files }: { readonly files: OfferedFiles }) {
  const { title, close, tutorial, again } = useMessages('downloads').dialog
  const { chunk, failed, fetchChunk } = useChunk(loadDialog)
  const { download, onClose } = useDownload(files, fetchChunk)
  if (!download) return null
  if (!failed) return chunk && <chunk.DownloadDialog {...download} onClose={onClose} />

  // The tutorial has the same steps as the dialog. A reload to retry could interrupt the download.
  return (
    <Alert text={title} close={close} onClose={onClose}>
      <RouteLink route="tutorial" className="button">
        {tutorial}
      </RouteLink>
      {download.url && (
        <a className="button secondary" href={download.url}>
          {again}
        </a>
      )}
    </Alert>
  )
}

/** Returns the download that the dialog shows, if it is open, and a function that closes it. */
function useDownload(files: OfferedFiles, fetchChunk: () => void) {
  const [download, setDownload] = useState<Download>()
  /** Whether the previous entry of the session history is this page without the dialog. */
  const isPushed = useRef(false)

  useEffect(() => {
    const openForFragment = () => {
      const system = systemInFragment()
      const file = system && files.find(isMainFile(system))

      if (file) fetchChunk()
      setDownload(file && { file })
    }

    const openForClick = () => {
      const clicked = takeClicked(files)
      if (!clicked) return
      const { system, ...started } = clicked

      fetchChunk()
      setDownload(started)
      if (systemInFragment() === system) return

      isPushed.current = true
      // Unlike a change of `location.hash`, this neither scrolls nor interrupts the download.
      history.pushState(history.state, '', `#${nextStepsId(system)}`)
    }

    openForFragment()
    openForClick()

    return listen({ openForFragment, openForClick, fetchChunk })
  }, [files, fetchChunk])

  const onClose = () => {
    setDownload(undefined)
    if (!systemInFragment()) return

    if (isPushed.current) history.back()
    else history.replaceState(history.state, '', location.pathname + location.search)
    isPushed.current = false
  }

  return { download, onClose }
}

/** Returns the download that the visitor has clicked last, and forgets it. The head script records it. */
function takeClicked(files: OfferedFiles) {
  const [key, url] = pageState().download?.split(' ') ?? []
  const file = files.find((one) => one.key === key)

  delete pageState().download

  return file && url && isSystem(file.platform) ? { file, url, system: file.platform } : undefined
}

type Listeners = Readonly<Record<'openForFragment' | 'openForClick' | 'fetchChunk', () => void>>

/** Listens for what opens the dialog, and fetches it before a click. Returns a function that stops that. */
function listen({ openForFragment, openForClick, fetchChunk }: Listeners): () => void {
  const unmount = new AbortController()
  const options = { signal: unmount.signal }
  const prepareDialog = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[data-download]')) fetchChunk()
  }

  addEventListener('hashchange', openForFragment, options)
  document.addEventListener('click', openForClick, options)
  document.addEventListener('pointerover', prepareDialog, options)
  document.addEventListener('focusin', prepareDialog, options)

  return () => unmount.abort()
}
