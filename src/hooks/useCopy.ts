import { useEffect, useRef, useState } from 'react'

/** Returns functions that copy a text or share a URL. If they fail, the text in `ref` is selected. */
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
