import { readContent, type Rule, type Site } from './content'
import type { ContentFile } from './contentFile'
import { compareMistakes, type Mistake } from './mistake'
import { addresses } from './rules/addresses'
import { braces } from './rules/braces'
import { characters } from './rules/characters'
import { claims } from './rules/claims'
import { duplicateKeys } from './rules/duplicateKeys'
import { emptyWords } from './rules/emptyWords'
import { faqAnswers } from './rules/faqAnswers'
import { files } from './rules/files'
import { glossary } from './rules/glossary'
import { glossaryWords } from './rules/glossaryWords'
import { legalSections } from './rules/legalSections'
import { links } from './rules/links'
import { literalFacts } from './rules/literalFacts'
import { markdown } from './rules/markdown'
import { missingPictures } from './rules/missingPictures'
import { namespaces } from './rules/namespaces'
import { navigation } from './rules/navigation'
import { pictures } from './rules/pictures'
import { placeholders } from './rules/placeholders'
import { plainWords } from './rules/plainWords'
import { pluralForms } from './rules/pluralForms'
import { ranges } from './rules/ranges'
import { redirects } from './rules/redirects'
import { sameAsEnglish } from './rules/sameAsEnglish'
import { schemaLines } from './rules/schemaLines'
import { script } from './rules/script'
import { stepPictures } from './rules/stepPictures'
import { translationKeys } from './rules/translationKeys'
import { translationLinks } from './rules/translationLinks'
import { translationOrder } from './rules/translationOrder'
import { translationPlaceholders } from './rules/translationPlaceholders'
import { wordReferences } from './rules/wordReferences'

const rules: readonly Rule[] = [
  files,
  schemaLines,
  characters,
  duplicateKeys,
  ranges,
  addresses,
  navigation,
  redirects,
  faqAnswers,
  legalSections,
  pictures,
  missingPictures,
  stepPictures,
  namespaces,
  wordReferences,
  emptyWords,
  plainWords,
  braces,
  placeholders,
  pluralForms,
  markdown,
  links,
  translationKeys,
  translationOrder,
  translationPlaceholders,
  translationLinks,
  glossaryWords,
  glossary,
  sameAsEnglish,
  script,
  literalFacts,
  claims,
]

/**
 * Checks everything below content/ against its schemas, the site's routes and languages, and English.
 * Takes the files with their bytes, gives all mistakes in the order of the files, and never throws.
 */
export function checkContent(contentFiles: readonly ContentFile[], site: Site): Mistake[] {
  const content = readContent(contentFiles, site)
  return [...content.mistakes, ...rules.flatMap((rule) => rule(content))].sort(compareMistakes)
}
