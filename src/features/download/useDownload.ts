import { useEffect, useRef, useState } from 'react'
import { pageState } from '../../browser/pageState'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { isMainFile } from '../../site/releases'
import { isSystem, type System } from '../../site/systems'
import { nextStepsId, systemInFragment } from './nextSteps'

interface Download {
  readonly file: OfferedFile
  /** The URL of the download, if the visitor has started it on this page. */
  readonly url?: string
}

/** Returns the download that the dialog shows, if it is open, and a function that closes it. */
export function useDownload(files: OfferedFiles, fetchChunk: () => void) {
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
      isPushed.current = pushFragment(system) || isPushed.current
    }

    openForFragment()
    openForClick()

    return listen({ openForFragment, openForClick, fetchChunk })
  }, [files, fetchChunk])

  const onClose = () => {
    setDownload(undefined)
    if (!systemInFragment()) return

    leaveFragment(isPushed.current)
    isPushed.current = false
  }

  return { download, onClose }
}

/** Adds the dialog's URL to the session history. Returns false if the page already has this URL. */
function pushFragment(system: System): boolean {
  if (systemInFragment() === system) return false

  // Unlike a change of `location.hash`, this neither scrolls nor interrupts the download.
  history.pushState(history.state, '', `#${nextStepsId(system)}`)

  return true
}

/** Gives the page its URL without the dialog. `isPushed`: the previous entry of the session history has this URL. */
function leaveFragment(isPushed: boolean): void {
  if (isPushed) history.back()
  else history.replaceState(history.state, '', location.pathname + location.search)
}

/** Returns the download that the visitor has clicked last, and forgets it. The head script records it. */
function takeClicked(files: OfferedFiles) {
  const { clickedFile, clickedUrl: url } = pageState()
  const file = files.find(({ key }) => key === clickedFile)

  delete pageState().clickedFile
  delete pageState().clickedUrl

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
