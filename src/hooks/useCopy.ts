import { useRef, useState } from 'react'

/** Returns a function that copies an element's text to the clipboard, or selects the text if copying fails. */
export function useCopy() {
  const ref = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (!ref.current) return
    try {
      await navigator.clipboard.writeText(ref.current.textContent)
      setCopied(true)
    } catch {
      // Insecure contexts lack the clipboard API, and visitors may block access to the clipboard.
      getSelection()?.selectAllChildren(ref.current)
    }
  }
  return { ref, copied, copy: () => void copy() }
}
