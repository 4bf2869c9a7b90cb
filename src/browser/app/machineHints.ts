import { detectSystem, type MachineHints } from '../../lib/operatingSystem'
import { platformHints, setSystem } from '../system'

const hintsTimeout = 300

/** Detects a Mac's processor. WebGL is used only if the hints are not proof, because creating a context is slow. */
export async function refineMac(): Promise<void> {
  const hints = await readHints()
  if (hints.highEntropy?.architecture === 'arm') return
  setSystem(detectSystem({ ...hints, webglRenderer: readWebglRenderer() }).system)
}

/** Returns the user agent and the client hints, including high-entropy hints if the browser returns them in time. */
export async function readHints(): Promise<MachineHints> {
  const { userAgentData } = navigator
  const values = userAgentData?.getHighEntropyValues(['architecture', 'platformVersion'])
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, hintsTimeout))
  const highEntropy = await Promise.race([values?.catch(() => undefined), timeout])
  return { ...platformHints(), highEntropy }
}

/** Returns the graphics card's name from WebGL; undefined if WebGL is disabled or hides the name. */
export function readWebglRenderer(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return undefined
  // Firefox returns the card's name as RENDERER, and logs a warning if the extension is used. Other browsers return a
  // generic name, so they need the extension.
  const plain = String(gl.getParameter(gl.RENDERER))
  const extension = plain.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : plain

  gl.getExtension('WEBGL_lose_context')?.loseContext()

  return renderer === '' || renderer.startsWith('WebKit') ? undefined : renderer
}
