import { PerspectiveCamera, Vector3 } from 'three'

/** Where the camera stands: degrees round the car (0 is its left flank, negative towards the front) and above it. */
export interface View {
  readonly azimuth: number
  readonly elevation: number
  /** Vertical, degrees; a long lens keeps proportions true. */
  readonly fov: number
  /** Share of the picture's width that the car fills; or a scale, the same for every car. */
  readonly fill: number | WorldScale
  /** Where the car's middle falls in the picture, -1 to 1. */
  readonly centre?: readonly [number, number]
}

/** A metre is the same number of pixels for every car, and all stand on one line. */
interface WorldScale {
  /** Width of the picture, measured where the car's middle is. */
  readonly metres: number
  /** Where the lowest point of the car is, -1 to 1. */
  readonly ground: number
}

/** A close-up: the camera at a distance from one point. */
export interface CloseView {
  readonly azimuth: number
  readonly elevation: number
  readonly fov: number
  readonly distance: number
  readonly target: readonly [number, number, number]
}

function direction(azimuth: number, elevation: number): Vector3 {
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}

export function closeCamera(view: CloseView, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.fov, aspect, 0.1, 120)
  const target = new Vector3(...view.target)
  camera.position.copy(target).addScaledVector(direction(view.azimuth, view.elevation), view.distance)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return camera
}

/** Moves back and sideways until the points fill the asked share of the picture and stand where they should. */
export function fittedCamera(
  view: View,
  aspect: number,
  points: readonly Vector3[],
  maxFillHeight = 0.74,
): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.fov, aspect, 0.1, 120)
  const back = direction(view.azimuth, view.elevation)
  const target = new Vector3(0, 0.6, 0)
  const [cx, cy] = view.centre ?? [0, 0]
  const scaled = typeof view.fill === 'object' ? view.fill : undefined
  let distance = scaled ? scaled.metres / 2 / (Math.tan((view.fov * Math.PI) / 360) * aspect) : 9
  const projected = new Vector3()
  for (let round = 0; round < 12; round++) {
    camera.position.copy(target).addScaledVector(back, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
    let [x0, x1, y0, y1] = [9, -9, 9, -9]
    for (const point of points) {
      projected.copy(point).project(camera)
      x0 = Math.min(x0, projected.x)
      x1 = Math.max(x1, projected.x)
      y0 = Math.min(y0, projected.y)
      y1 = Math.max(y1, projected.y)
    }
    const scale = typeof view.fill === 'object' ? 1 : Math.max((x1 - x0) / 2 / view.fill, (y1 - y0) / 2 / maxFillHeight)
    const halfHeight = Math.tan((view.fov * Math.PI) / 360) * distance
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(right, ((x0 + x1) / 2 - cx) * halfHeight * aspect)
    target.addScaledVector(up, (scaled ? y0 - scaled.ground : (y0 + y1) / 2 - cy) * halfHeight)
    distance *= scale
  }
  camera.position.copy(target).addScaledVector(back, distance)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return camera
}
