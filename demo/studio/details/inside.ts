import { CircleGeometry, CylinderGeometry, Matrix4, SphereGeometry, TorusGeometry } from 'three'
import type { Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo } from '../parts'
import { box, fromGeometry, loft } from '../solids'
import { frontAxle, rearAxle } from '../spec'
import { type Context, signedPower } from './context'

/** What shows through the glass: seats, head restraints, dashboard, steering wheel. */
export function addCabin({ car, half, whole }: Context): void {
  const blob = (centre: Vec3, size: Vec3, turn: number, material: string): void => {
    const geometry = new SphereGeometry(1, 24, 18)
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      position.setXYZ(
        i,
        signedPower(position.getX(i), 0.45) * size[0],
        signedPower(position.getY(i), 0.45) * size[2],
        signedPower(position.getZ(i), 0.45) * size[1],
      )
    }
    geometry.computeVertexNormals()
    addTo(half, material, fromGeometry(geometry, centre, new Matrix4().makeRotationZ(turn)))
  }
  const { dx, dz } = car.cabin
  for (const x of [2.3 + dx, 3.1 + dx]) {
    blob([x, 0.36, 0.86 + dz], [0.1, 0.24, 0.32], -0.28, 'seat')
    blob([x + 0.02, 0.36, 0.92 + dz], [0.1, 0.17, 0.24], -0.28, 'seatAccent')
    blob([x + 0.1, 0.36, 1.21 + dz], [0.055, 0.13, 0.085], -0.2, 'seat')
    blob([x - 0.3, 0.36, 0.62 + dz], [0.28, 0.25, 0.1], 0, 'seat')
  }
  blob([1.5 + dx, 0.35, 0.92 + dz], [0.2, 0.42, 0.09], -0.05, 'seat')
  const steering = new TorusGeometry(0.175, 0.015, 10, 40).rotateY(Math.PI / 2).rotateZ(0.4)
  addTo(whole, 'seat', fromGeometry(steering, [1.8 + dx, 0.36, 0.97 + dz]))
  addTo(half, 'void', box([1.25 + dx, car.size.length - 0.6], [0, 0.7], [0.4, 0.72 + dz]))
}

/** Wheel wells, floor and whatever else must be black below. */
export function addUnderbody({ car, surface, half }: Context): void {
  const inner = Math.min(
    ...[frontAxle(car), rearAxle(car)].map(
      (x) =>
        surface.point(
          ...surface.locate(projection('side', car.size.length), [x, car.tyreRadius + car.archRadius + 0.02]),
        )[1],
    ),
  )
  for (const x of [frontAxle(car), rearAxle(car)]) {
    const well = new CylinderGeometry(
      car.archRadius + 0.014,
      car.archRadius + 0.014,
      0.36,
      40,
      1,
      true,
      Math.PI * 0.37,
      Math.PI * 1.26,
    ).rotateX(Math.PI / 2)
    addTo(half, 'void', fromGeometry(well, [x, inner - 0.2, car.tyreRadius]))
    addTo(
      half,
      'void',
      fromGeometry(new CircleGeometry(car.archRadius + 0.012, 40, -0.35, Math.PI + 0.7), [
        x,
        inner - 0.375,
        car.tyreRadius,
      ]),
    )
  }
  const length = car.size.length
  const [front, rear] = [frontAxle(car), rearAxle(car)]
  addTo(half, 'void', box([0.28, rear + 0.1], [0, 0.5], [0.22, 0.5]))
  // Up to the tyres: past it the room would be seen through the lowest openings.
  addTo(half, 'void', box([0.3, front - car.archRadius], [0, 0.64], [0.22, 0.5]))
  addTo(half, 'void', box([0.2, 0.36], [0, 0.56], [car.splitter.height - 0.035, 0.42]))
  addTo(half, 'void', box([front + car.archRadius + 0.02, rear - car.archRadius - 0.02], [0, 0.8], [0.21, 0.4]))
  // Behind the rear wheels the floor rises to the bumper.
  const ring = (x: number, low: number, half_: number): Vec3[] => [
    [x, 0, low],
    [x, half_, low],
    [x, half_, 0.5],
    [x, 0, 0.5],
  ]
  addTo(half, 'clad', loft([ring(rear + 0.08, 0.22, 0.5), ring(length - 0.22, 0.4, 0.62)], true))
}
