import { useEffect, useRef, useState } from 'react'

/**
 * Returns `copy`, which copies a text, and `share`, which opens the share sheet or else copies the URL. `copied` and `failed`
 * are the result of the last call until `reset` is called. If the browser refuses, `failed` is true, and the text of the
 * element that has `ref` is selected, so that the visitor can copy it.
 */
export function useCopy() {
  const ref = useRef<HTMLElement>(null)
  const [result, setResult] = useState<'copied' | 'failed' | 'copying'>()

  useEffect(() => {
    if (result === 'failed' && ref.current) getSelection()?.selectAllChildren(ref.current)
  }, [result])

  const copy = async (text: string) => {
    setResult('copying')
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      // Insecure contexts lack the clipboard API, and visitors may block access to the clipboard.
      setResult('failed')
    }
  }

  const share = async (url: string, title?: string) => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor has closed the share sheet. For any other reason, the link is copied instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }

  return {
    ref,
    copied: result === 'copied',
    failed: result === 'failed',
    copy: (text: string) => void copy(text),
    share: (url: string, title?: string) => void share(url, title),
    reset: () => setResult(undefined),
  }
}
