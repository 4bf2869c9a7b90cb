import { useRef, useState } from 'react'

/** Copies the text of an element to the clipboard. If that fails, selects the text instead. */
export function useCopy() {
  const ref = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (!ref.current) return
    try {
      await navigator.clipboard.writeText(ref.current.textContent)
      setCopied(true)
    } catch {
      // Insecure contexts have no clipboard, and visitors may block it.
      getSelection()?.selectAllChildren(ref.current)
    }
  }
  return { ref, copied, copy: () => void copy() }
}
