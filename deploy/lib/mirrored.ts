import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './releases'

/** What mirroring put into a bucket: a digest of body and headers by key, empty as long as nobody knows that it arrived. */
export type Mirrored = ReadonlyMap<string, string>

/** Reads what was mirrored from a server's folder to a bucket, nothing before the first time. */
export function readMirrored(target: string, bucket: string): Mirrored {
  return new Map(Object.entries(readBuckets(target)[bucket] ?? {}))
}

/** Writes down in a server's folder what was mirrored from it to a bucket. */
export function writeMirrored(target: string, bucket: string, mirrored: Mirrored): void {
  const buckets = { ...readBuckets(target), [bucket]: Object.fromEntries(mirrored) }
  writeWhole(join(target, file), JSON.stringify(buckets, null, 1))
}

const file = 'mirrored.json'

function readBuckets(target: string): Record<string, Record<string, string>> {
  const path = join(target, file)
  if (!existsSync(path)) return {}
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>
}
