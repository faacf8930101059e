import { PerspectiveCamera, Vector3 } from 'three'

/** Where the driver looks, in degrees: to the right and upwards of straight ahead. */
export interface Gaze {
  readonly yaw: number
  readonly pitch: number
}

/** The eyes of the driver, who sits on the left; in the axes of `Build`, metres. */
const EYES = [-0.34, 0.27, 0.98] as const
export const STRAIGHT: Gaze = { yaw: 8, pitch: -8 }
/** Behind the driver there is his own seat, and under him nothing to see. */
const BOUNDS = { yaw: 125, low: -38, high: 24 } as const
/** Vertical, degrees; a narrow picture still shows `LEAST_WIDTH` across. */
const HEIGHT = 56
const LEAST_WIDTH = 66

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The next gaze, as far as a head turns. */
export const turnedGaze = ({ yaw, pitch }: Gaze, byYaw: number, byPitch: number): Gaze => ({
  yaw: clamp(yaw + byYaw, -BOUNDS.yaw, BOUNDS.yaw),
  pitch: clamp(pitch + byPitch, BOUNDS.low, BOUNDS.high),
})

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The driver's eyes; `aspect` is the picture's width by its height. */
export function driverCamera({ yaw, pitch }: Gaze, aspect: number): PerspectiveCamera {
  const narrow = (2 * Math.atan(Math.tan(radians(LEAST_WIDTH / 2)) / aspect) * 180) / Math.PI
  const camera = new PerspectiveCamera(Math.max(HEIGHT, narrow), aspect, 0.05, 120)
  camera.position.set(...EYES)
  const [a, e] = [radians(yaw), radians(pitch)]
  const ahead = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e))
  camera.lookAt(camera.position.clone().add(ahead))
  camera.updateMatrixWorld()
  return camera
}
