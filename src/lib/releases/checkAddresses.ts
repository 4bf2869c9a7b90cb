import { channels, type ReleaseFile } from '../../site/releases'
import { inParallel } from '../inParallel'
import { isPlaceholderHost } from '../addresses'
import { describeFile } from './describeFile'
import type { OnProgress } from './progress'
import type { Patience } from './request'

/** An address to ask, and what its file should be. */
export interface Question {
  /** Where it stands: `files.macImage.channels.mirror`. */
  readonly path: string
  readonly address: string
  readonly bytes: number | null
  readonly sha256: string | null
  /** A file host may put a page before the file. */
  readonly mayBePage: boolean
}

/** What came of asking an address. */
export interface Finding {
  readonly question: Question
  readonly state: 'fine' | 'dead' | 'moved' | 'changed'
  /** What is wrong, in words; empty when nothing is. */
  readonly message: string
}

/** Every address in the releases: those of all channels, of signatures and of earlier versions. */
export function questionsOf(files: readonly ReleaseFile[]): Question[] {
  return files.flatMap((file) => {
    const { key, bytes, sha256 } = file
    const ways = channels.map((channel) => ({
      path: `files.${key}.channels.${channel}`,
      address: file.channels[channel],
      bytes,
      sha256,
      mayBePage: channel === 'mirror',
    }))
    const signature = {
      path: `files.${key}.signature`,
      address: file.signature,
      bytes: null,
      sha256: null,
      mayBePage: false,
    }
    const previous = file.previous.map((one) => ({
      path: `files.${key}.previous.${one.version}`,
      address: one.address,
      bytes: one.bytes,
      sha256: one.sha256,
      mayBePage: false,
    }))
    return [...ways, signature, ...previous].flatMap(({ address, ...rest }) =>
      address === null ? [] : [{ ...rest, address }],
    )
  })
}

/** Asks some addresses at a time with HEAD, and tells of each whether it is dead, moved or changed. */
export async function checkAddresses(
  questions: readonly Question[],
  patience: Patience,
  onProgress: OnProgress,
): Promise<Finding[]> {
  let done = 0
  return inParallel(questions, atOnce, async (question) => {
    const finding = await check(question, patience)
    done += 1
    onProgress(question.path, done, questions.length)
    return finding
  })
}

const atOnce = 4

async function check(question: Question, patience: Patience): Promise<Finding> {
  const { address, bytes, sha256, mayBePage } = question
  const told = (state: Finding['state'], message = ''): Finding => ({ question, state, message })
  if (isPlaceholderHost(address)) return told('dead', 'the host is a placeholder')
  try {
    const found = await describeFile(address, patience)
    if (found.status >= 400) return told('dead', `the host answers ${found.status}`)
    if (found.movedTo !== undefined) return told('moved', `to ${found.movedTo}`)
    if (found.isPage) return mayBePage ? told('fine') : told('changed', 'a page, not a file')
    if (bytes !== null && found.bytes !== undefined && found.bytes !== bytes) {
      return told('changed', `${found.bytes} bytes, expected ${bytes}`)
    }
    if (sha256 !== null && found.sha256 !== undefined && found.sha256 !== sha256) {
      return told('changed', `SHA-256 ${found.sha256}, expected ${sha256}`)
    }
    return told('fine')
  } catch (error) {
    return told('dead', (error as Error).message)
  }
}
