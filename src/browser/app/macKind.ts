import { detectSystem, type MachineHints } from '../../lib/operatingSystem'
import { machineHintsTimeout } from '../../site/constants'
import { pageState } from '../pageState'

/** Detects the processor of a Mac, if head/head.ts has not detected it before first paint. */
export async function refineMac(): Promise<void> {
  const state = pageState()
  if (state.os !== 'mac') return
  const hints = await readHints()
  const { system } = detectSystem(hints)
  // Creating a WebGL context is slow, so it is the last resort.
  state.os =
    system === 'macUnknown'
      ? detectSystem({ ...hints, webglRenderer: readWebglRenderer() }).system
      : system
}

/** Reads the client hints, including the high-entropy ones if the browser returns them in time. */
export async function readHints(): Promise<MachineHints> {
  const { userAgent, userAgentData, maxTouchPoints } = navigator
  return { userAgent, userAgentData, maxTouchPoints, highEntropy: await highEntropyHints() }
}

/** Reads the name of the graphics card from WebGL; undefined if WebGL is disabled or hides it. */
export function readWebglRenderer(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return undefined
  // Firefox returns the card here and warns about the extension. Other browsers return only a generic name.
  const plain = String(gl.getParameter(gl.RENDERER))
  const extension = plain.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : plain
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return renderer === '' || renderer.startsWith('WebKit') ? undefined : renderer
}

/** Browsers may lack the method, reject, or never resolve. */
function highEntropyHints(): Promise<MachineHints['highEntropy']> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, machineHintsTimeout)
  })
  const hints = navigator.userAgentData
    ?.getHighEntropyValues(['architecture', 'platformVersion'])
    .catch(() => undefined)
  return Promise.race([hints, timeout])
}
