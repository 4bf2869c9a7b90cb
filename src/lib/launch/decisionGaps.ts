import type { Content } from '../content/content'
import type { Path } from '../content/locate'
import type { Mistake } from '../content/mistake'
import { launchDecisions, launchFile } from './launchDecisions'

/** The decisions of content/launch.yaml that nobody has made yet, and the claims that nobody has confirmed. */
export function decisionGaps(content: Content): Mistake[] {
  const { legalReview, analytics, claims } = launchDecisions(content)
  const open = [
    ...(legalReview === null ? [['legalReview', 'the legal texts were not reviewed yet']] : []),
    ...(analytics === null ? [['analytics', 'nobody has decided whether visits are counted']] : []),
  ]
  return [
    ...open.map(([key = '', message = '']) => gapAt(content, [], key, message)),
    ...claims.flatMap(({ claim, texts, confirmed }, index) => {
      if (confirmed !== null) return []
      const message = `not confirmed yet: ${claim} (${texts.join(', ')})`
      return [gapAt(content, ['claims', index], 'confirmed', message)]
    }),
  ]
}

function gapAt({ documents }: Content, path: Path, key: string, message: string): Mistake {
  const document = documents.get(launchFile)
  if (document) return document.mistake(path, message, { key })
  return { file: launchFile, line: 1, column: 1, path: key, message }
}
