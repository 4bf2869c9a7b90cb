import type { MachineHints } from '../lib/operatingSystem'
import { machineHintsTimeout } from '../site/constants'

/** What the browser says of its machine, with the precise answer where it gives one in time. */
export async function readHints(): Promise<MachineHints> {
  const { userAgent, userAgentData, maxTouchPoints } = navigator
  return { userAgent, userAgentData, maxTouchPoints, highEntropy: await preciseHints() }
}

/** Browsers may lack the question, refuse it, or never answer. */
function preciseHints(): Promise<MachineHints['highEntropy']> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, machineHintsTimeout)
  })
  const answer = navigator.userAgentData
    ?.getHighEntropyValues(['architecture', 'bitness', 'platformVersion'])
    .catch(() => undefined)
  return Promise.race([answer, late])
}
