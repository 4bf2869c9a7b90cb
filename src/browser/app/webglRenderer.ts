import { detectSystem, hasArm } from '../../lib/operatingSystem'
import { attempt } from '../attempt'
import { machineHints, setSystem } from '../system'

/** Detects a Mac's processor. WebGL is used only if the hints are not proof, because creating a context is slow. */
export async function refineMac(): Promise<void> {
  const hints = await machineHints()
  if (hasArm(hints)) return
  setSystem(detectSystem({ ...hints, webglRenderer: readWebglRenderer() }).system)
}

/** Returns the graphics card's name from WebGL; undefined if WebGL is disabled, throws or hides the name. */
export function readWebglRenderer(): string | undefined {
  const renderer = attempt(queryRenderer)
  // Extensions against fingerprinting return null.
  if (typeof renderer !== 'string' || renderer.startsWith('WebKit')) return undefined

  return renderer === '' ? undefined : renderer
}

/**
 * Returns the name of the graphics card as the browser reports it: undefined without WebGL, and null or a generic name if
 * hidden.
 */
function queryRenderer(): unknown {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return undefined
  // Firefox returns the card's name as RENDERER, and logs a warning if the extension is used. Other browsers return a
  // generic name, so they need the extension.
  const plain: unknown = gl.getParameter(gl.RENDERER)
  const isGeneric = String(plain).startsWith('WebKit')
  const extension = isGeneric && gl.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = extension ? gl.getParameter(extension.UNMASKED_RENDERER_WEBGL) : plain

  gl.getExtension('WEBGL_lose_context')?.loseContext()

  return renderer
}
