import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CabinKey } from '../interior/cabins'
import { type InteriorShotName, interiorShots } from '../interior/shots'
import type { InteriorKey } from '../interior/trims'
import { openStudio } from './studio-page.mts'

/**
 * Quick looks while a cabin is being drawn:
 *   npm run studio:preview-interior -- sport leather,cloth dash,seats 640 [samples] [quality]
 * Few samples, small, into the system's temporary folder.
 */
const [cabins = 'sport', interiors = 'leather', names = 'dash', width = '640', samples = '3', quality = '0.5'] =
  process.argv.slice(2)
const out = join(tmpdir(), 'studio-preview')
mkdirSync(out, { recursive: true })

async function main(): Promise<void> {
  const studio = await openStudio()
  for (const cabin of cabins.split(','))
    for (const interior of interiors.split(','))
      for (const name of names.split(',')) {
        const shot = interiorShots[name as InteriorShotName]
        const size = [Number(width), Math.round((Number(width) * shot.size[1]) / shot.size[0])] as const
        const still = await studio.renderInterior({
          cabin: cabin as CabinKey,
          interior: interior as InteriorKey,
          quality: Number(quality),
          shot: { ...shot, size, samples: Number(samples) },
        })
        const file = join(out, `${cabin}-${interior}-${name}.png`)
        writeFileSync(file, still.png)
        process.stdout.write(`${file} ${Math.round(still.milliseconds)} ms\n`)
      }
  await studio.close()
}

void main()
