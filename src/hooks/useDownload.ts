import { useCallback, useEffect, useState } from 'react'
import { takeDownload, type ClickedDownload } from '../browser/download'

interface Download {
  readonly download: ClickedDownload | undefined
  readonly end: () => void
}

/** Returns the last clicked download, even from before hydration. Calls `onIntent` if a download link is hovered or focused. */
export function useDownload(onIntent: () => void): Download {
  const [download, setDownload] = useState<ClickedDownload>()
  useEffect(() => {
    const take = () => {
      const taken = takeDownload()
      if (!taken) return
      onIntent()
      setDownload(taken)
    }
    const point = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[data-download]')) onIntent()
    }
    take()
    document.addEventListener('click', take)
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('click', take)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [onIntent])
  const end = useCallback(() => setDownload(undefined), [])
  return { download, end }
}
