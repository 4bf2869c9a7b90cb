import { systems, type System } from '../../site/systems'

/** The id of the section about what follows after a download. With scripts, its URL also opens the dialog. */
export const nextStepsId = (system: System) => `install-${system}`

/** Returns the system whose next steps the fragment of the current URL names. */
export function systemInFragment(): System | undefined {
  return systems.find((system) => location.hash === `#${nextStepsId(system)}`)
}
