import type { OfferedFiles } from '../../i18n/fragments'
import { isMainFile } from '../../site/releases'
import { isSystem } from '../../site/systems'
import { FileLink } from './FileLink'
import { useMessages } from './messages'

/**
 * A sentence with the link to each system's file. Reader modes keep links in a sentence, but remove buttons. With scripts,
 * CSS hides it, because the buttons are next to it.
 */
export function FileSentence({ files }: { readonly files: OfferedFiles }) {
  const { choose, for: labels } = useMessages('downloads')
  // The placeholders, such as `{mac}`, are names of systems.
  const parts = choose.split(/\{(\w+)\}/)

  return (
    <p data-for="noscript">
      {parts.map((part) => {
        const file = isSystem(part) && files.find(isMainFile(part))
        if (!file) return part

        return (
          <FileLink key={part} file={file} channel="preferred">
            {labels[part]}
          </FileLink>
        )
      })}
    </p>
  )
}
