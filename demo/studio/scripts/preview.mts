import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CarlineCode } from '../cars/all'
import { editorialShot } from '../lighting-setups'
import type { PaintKey, RenderMode } from '../materials'
import { ANGLES, angles, EDITORIAL, type Shot } from '../shots'
import type { WheelKey } from '../spec'
import { openStudio } from './studio-page.mts'

/**
 * Quick looks while a car is being drawn:
 *   npm run studio:preview -- FORMENTOR f34,side clay 960 [paint] [wheel]
 * Few samples, small, into the system's temporary folder.
 */
const [
  carlines = 'FORMENTOR',
  names = 'f34',
  mode = 'full',
  width = '960',
  paint = 'petrol',
  wheel = 'w1',
  samples = '2',
] = process.argv.slice(2)
const out = join(tmpdir(), 'studio-preview')
mkdirSync(out, { recursive: true })

function find(carline: CarlineCode, name: string): Shot {
  const [editorial, angle] = [EDITORIAL.find((one) => name === `ed:${one}`), ANGLES.find((one) => one === name)]
  if (editorial) return editorialShot(carline, editorial)
  if (angle) return angles[angle]
  throw new Error(`No shot is called ${name}`)
}

async function main(): Promise<void> {
  const studio = await openStudio()
  for (const carline of carlines.split(',')) {
    for (const name of names.split(',')) {
      const shot = find(carline as CarlineCode, name)
      const scale = Number(width) / shot.size[0]
      const size = [Number(width), Math.round(shot.size[1] * scale)] as const
      const still = await studio.render({
        carline: carline as CarlineCode,
        paint: paint as PaintKey,
        wheel: wheel as WheelKey,
        mode: mode as RenderMode,
        quality: mode === 'zebra' ? 0.6 : 1,
        shot: { ...shot, size, samples: Number(samples) },
      })
      const file = join(out, `${carline}-${name.replace(':', '-')}-${mode}.png`)
      writeFileSync(file, still.png)
      process.stdout.write(`${file} ${Math.round(still.milliseconds)} ms\n`)
    }
  }
  await studio.close()
}

void main()
