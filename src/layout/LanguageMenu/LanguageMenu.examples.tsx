import type { Examples } from '../../components/example'
import { LanguageLinks, LanguageMenu } from './LanguageMenu'

export const examples: Examples = {
  closed: { description: 'The menu in the header.', Show: () => <LanguageMenu /> },
  list: { description: 'The list of languages, as in the footer.', Show: () => <LanguageLinks /> },
}
