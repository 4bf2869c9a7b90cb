import type { Content } from '../content/content'
import type { Mistake } from '../content/mistake'
import { launchDecisions, launchFile } from './launchDecisions'

/** The decisions of content/launch.yaml that nobody has made yet. */
export function decisionGaps(content: Content): Mistake[] {
  const { legalReview, analytics } = launchDecisions(content)
  const open = [
    ...(legalReview === null ? [['legalReview', 'the legal texts were not reviewed yet']] : []),
    ...(analytics === null ? [['analytics', 'nobody has decided whether visits are counted']] : []),
  ]
  return open.map(([key = '', message = '']) => gapAt(content, key, message))
}

function gapAt({ documents }: Content, key: string, message: string): Mistake {
  const document = documents.get(launchFile)
  if (document) return document.mistake([], message, { key })
  return { file: launchFile, line: 1, column: 1, path: key, message }
}
