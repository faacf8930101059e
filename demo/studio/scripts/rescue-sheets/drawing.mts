import { readFileSync } from 'node:fs'
import { CARLINE_SLUGS, type ModelledCarline } from '@/domain/carline'
import type { Drive, FuelType } from '@/domain/fuel-type'
import { drawShapes, PART_COLORS, type Stance } from './parts.mts'

const WHEEL = /M([\d.]+) ([\d.]+)a([\d.]+) \3 0 1 0/g
/** The tyre and the rim of each wheel, the front one first. */
const TYRES = [0, 2] as const

function readStance(line: string): Stance {
  const circles = [...line.matchAll(WHEEL)].map(([, x, y, radius]) => ({
    center: Number(x) + Number(radius),
    axle: Number(y),
    wheel: Number(radius),
  }))
  const [front, rear] = TYRES.map((index) => circles[index])
  if (!front || !rear) throw new Error('The line drawing has no two wheels')
  return { front: front.center, rear: rear.center, axle: front.axle, wheel: front.wheel }
}

/** A car from its left side with what a rescuer must know, on white paper. Its words stand beside it. */
export function drawCar(carline: ModelledCarline, fuel: FuelType, drives: readonly Drive[]): string {
  const line = readFileSync(`public/images/cars/${CARLINE_SLUGS[carline]}/line.svg`, 'utf8')
  const inside = line.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const shapes = drawShapes(fuel, drives, readStance(line))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 490 176">',
    '<rect width="490" height="176" fill="#fff"/>',
    `<g fill="none" stroke="#3b4548" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`,
    ...shapes.map(
      ({ part, svg }) => `<g color="${PART_COLORS[part]}" fill="${PART_COLORS[part]}" fill-opacity=".88">${svg}</g>`,
    ),
    '</svg>',
  ].join('')
}
