import { PCFShadowMap } from 'three'
import { closeCamera } from '../camera'
import { Camera } from '../picture'
import { studios } from '../studios'
import type { CabinRequest } from './model'
import { cabinScene } from './scene'
import type { InteriorShot } from './shots'

export interface InteriorRequest extends Omit<CabinRequest, 'withoutFront'> {
  readonly shot: InteriorShot
}

let camera: Camera | undefined

/** Renders one picture of a cabin and returns it as a PNG data address. */
function renderInterior({ shot, ...request }: InteriorRequest): { url: string; milliseconds: number } {
  const started = performance.now()
  const canvas = document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'))
  camera ??= new Camera(canvas)
  camera.renderer.shadowMap.enabled = true
  camera.renderer.shadowMap.type = PCFShadowMap
  const { scene, beforeFrame, dispose } = cabinScene({ ...request, ...(shot.withoutFront && { withoutFront: true }) })
  const lens = closeCamera(shot.view, shot.size[0] / shot.size[1])
  lens.near = 0.05
  lens.updateProjectionMatrix()
  camera.take(
    scene,
    lens,
    shot.size,
    {
      samples: shot.samples,
      exposure: shot.exposure,
      glow: 0.1,
      tone: studios.cabin.tone,
      lens: { aperture: shot.aperture, focus: shot.view.target },
    },
    [],
    (frame) => beforeFrame(frame, shot.samples),
  )
  dispose()
  return { url: canvas.toDataURL('image/png'), milliseconds: performance.now() - started }
}

declare global {
  interface Window {
    renderInterior: typeof renderInterior
  }
}
window.renderInterior = renderInterior
