import { readLaunchGaps } from '../../src/lib/launch/readLaunchGaps'

/** Throws with the whole list while the project in a folder lacks anything that the owner has to supply before the launch. */
export function refuseBeforeLaunch(
  project: string,
  environment: Parameters<typeof readLaunchGaps>[1],
): void {
  const gaps = readLaunchGaps(project, environment)
  if (gaps.length === 0) return
  const what = gaps.length === 1 ? 'One thing is' : `${gaps.length} things are`
  throw new Error(
    `${gaps.join('\n')}\n\n${what} missing before the launch. To publish all the same, for a trial: --before-launch`,
  )
}
