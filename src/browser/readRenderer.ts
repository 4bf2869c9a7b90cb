/** The name of the graphics card as the browser gives it away to any page that draws; undefined where it doesn't. */
export async function readRenderer(): Promise<string | undefined> {
  return readWebglRenderer() ?? (await readWebgpuAdapter())
}

/** The renderer string of WebGL, which every browser answers at once; undefined where it is off or hidden. */
export function readWebglRenderer(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return undefined
  // Firefox names the card here and complains about the extension; the others name only themselves.
  const plain = String(gl.getParameter(gl.RENDERER))
  const extension = plain.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : plain
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return renderer === '' || renderer.startsWith('WebKit') ? undefined : renderer
}

async function readWebgpuAdapter(): Promise<string | undefined> {
  if (!('gpu' in navigator)) return undefined
  try {
    const adapter = await navigator.gpu.requestAdapter()
    const { vendor = '', architecture = '', description = '' } = adapter?.info ?? {}
    return [vendor, architecture, description].join(' ').trim() || undefined
  } catch {
    return undefined
  }
}
