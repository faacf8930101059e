/** Why the live car is not shown; the stills go on serving. */
export type Unsuited = 'webgl' | 'software' | 'save-data'
export type Refusal = Unsuited | 'failed'

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Decides before anything heavy is loaded or built; apart from the viewer, so that asking costs nothing. */
export function viewerRefusal(): Unsuited | undefined {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return 'save-data'
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!gl || typeof Worker === 'undefined') return 'webgl'
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return SOFTWARE.test(name) ? 'software' : undefined
}
