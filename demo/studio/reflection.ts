import { type Matrix4, PerspectiveCamera, Vector3 } from 'three'

/**
 * The camera below the floor, upside down, that sees what the floor mirrors. `matrix` is set to take world points to
 * the coordinates of its picture.
 */
export function reflectedView(camera: PerspectiveCamera, matrix: Matrix4): PerspectiveCamera {
  const below = new PerspectiveCamera(camera.fov, camera.aspect, camera.near, camera.far)
  const ahead = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion)
  below.position.copy(camera.position).setY(-camera.position.y)
  below.up.set(0, -1, 0)
  below.lookAt(below.position.x + ahead.x, below.position.y - ahead.y, below.position.z + ahead.z)
  below.updateMatrixWorld()
  below.projectionMatrix.copy(camera.projectionMatrix)
  matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
  matrix.multiply(below.projectionMatrix).multiply(below.matrixWorldInverse)
  return below
}
