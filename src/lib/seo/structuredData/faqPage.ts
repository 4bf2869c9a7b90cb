import type { FAQPage } from 'schema-dts'
import { proseText } from '../proseText'
import type { Question } from '../siteFacts'

/** The questions of a page with their whole answers, in their order and language; none for a page without questions. */
export function faqPage(questions: readonly Question[], inLanguage: string): FAQPage[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: proseText(answer) },
  }))
  return [{ '@type': 'FAQPage', inLanguage, mainEntity }]
}
