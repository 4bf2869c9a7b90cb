import { useRef, useState } from 'react'

/** Copies the text of an element to the clipboard. If that fails, selects the text instead. */
export function useCopy() {
  const ref = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = () => {
    const element = ref.current
    if (!element) return
    writeClipboard(element.textContent).then(
      () => setCopied(true),
      () => getSelection()?.selectAllChildren(element),
    )
  }
  return { ref, copied, copy }
}

/** Rejects if there is no clipboard, as in an insecure context. */
async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
