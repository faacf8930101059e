import { closeCamera } from './camera'
import type { InteriorKey } from './interior'
import { dashScene, seatScene } from './interior-scenes'
import type { InteriorShot } from './interior-shots'
import { roomUniforms } from './light'
import { Camera } from './picture'
import { studios } from './studios'

export interface InteriorRequest {
  readonly interior: InteriorKey
  readonly shot: InteriorShot
}

const room = roomUniforms()
room.roomFoot.value.set(0, 0)
let camera: Camera | undefined

/** Renders one interior close-up and returns it as a PNG data address. */
function renderInterior({ interior, shot }: InteriorRequest): { url: string; milliseconds: number } {
  const started = performance.now()
  const canvas = document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'))
  camera ??= new Camera(canvas)
  const scene = shot.subject === 'dash' ? dashScene(interior, room) : seatScene(interior, room)
  const lens = closeCamera(shot.view, shot.size[0] / shot.size[1])
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
    () => undefined,
  )
  return { url: canvas.toDataURL('image/png'), milliseconds: performance.now() - started }
}

declare global {
  interface Window {
    renderInterior: typeof renderInterior
  }
}
window.renderInterior = renderInterior
