import {
  Color,
  HalfFloatType,
  Matrix4,
  type Mesh,
  type PerspectiveCamera,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { footprint, type Stance } from './group'
import { reflectedView } from './reflection'
import { backdrop, floor, type StageLook } from './stage'
import { subPixel } from './sub-pixel'
import { liveAverage } from './viewer-average'
import { liveGlow } from './viewer-glow'

const BLACK = new Color(0)

/** The floor, the backdrop, the mirror and the glow of the live car, and the two ways to draw them. */
export function liveDrawing(renderer: WebGLRenderer, scene: Scene, look: StageLook, stance: Stance) {
  const mirror = new WebGLRenderTarget(640, 320, { type: HalfFloatType })
  const matrix = new Matrix4()
  const ground = floor(look, mirror.texture, matrix, footprint(stance).shaded, stance.axles)
  scene.add(ground.mesh)
  const glow = liveGlow(renderer)
  const average = liveAverage(renderer)
  let behind: Mesh | undefined

  const free = (mesh: Mesh): void => {
    scene.remove(mesh)
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) material.dispose()
  }
  const setVisible = (isVisible: boolean): void => {
    ground.mesh.visible = isVisible
    if (behind) behind.visible = isVisible
  }

  return {
    /** In CSS pixels. */
    resize: (width: number, height: number): void => {
      renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
      renderer.setSize(width, height, false)
      mirror.setSize(Math.ceil(width / 2), Math.ceil(height / 2))
      glow.resize(width, height)
      average.resize()
      if (behind) free(behind)
      behind = backdrop(look, width / height)
      scene.add(behind)
    },
    /** All of it, as something has changed. */
    draw: (camera: PerspectiveCamera): void => {
      setVisible(false)
      renderer.setRenderTarget(mirror)
      renderer.setClearColor(BLACK)
      renderer.render(scene, reflectedView(camera, matrix))
      renderer.setRenderTarget(null)
      setVisible(true)
      ground.seed.value = 0
      renderer.render(scene, camera)
      glow.draw(scene, camera)
      average.add(0)
    },
    /**
     * The same once more, displaced by a part of a pixel and averaged with what was drawn before; `place` displaces the
     * camera, in pixels. Mirror and glow are soft, and stay those of the last change.
     */
    refine: (camera: PerspectiveCamera, index: number, place: (shift: readonly [number, number]) => void): void => {
      place(subPixel(index))
      // Another grain of the floor's mirror.
      ground.seed.value = index
      renderer.render(scene, camera)
      glow.add()
      average.add(index)
    },
    dispose: (): void => {
      if (behind) free(behind)
      free(ground.mesh)
      mirror.dispose()
      glow.dispose()
      average.dispose()
    },
  }
}
