import { useBuild } from '../../hooks/useBuild'
import { useCommonWords, usePage, useSite } from '../../i18n/PageProvider'
import { mailAddress } from '../../lib/addresses'
import { pageName } from '../../lib/paths'

interface ReportTranslationProps {
  readonly className: string | undefined
}

/** A mail to support that already says which page, language and build it is about. */
export function ReportTranslation({ className }: ReportTranslationProps) {
  const { contact } = useSite()
  const { route, locale } = usePage()
  const words = useCommonWords().reportTranslation
  const body = [pageName(route, locale), useBuild()].filter(Boolean).join(' · ')
  return (
    <a className={className} href={mailAddress(contact.email, { subject: words.subject, body })}>
      {words.action}
    </a>
  )
}
