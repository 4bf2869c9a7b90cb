import type { ReactNode } from 'react'
import { useCommonWords } from '../../i18n/PageProvider'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another site: it opens in a new tab, and says so to those who listen. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const words = useCommonWords()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visuallyHidden">{` ${words.opensInNewTab}`}</span>
    </a>
  )
}
