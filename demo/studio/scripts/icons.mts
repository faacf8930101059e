import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cars } from '../cars/all'
import { lineSvg, silhouetteSvg } from '../icon'

/** Writes each car's line drawing and silhouette: tsx demo/studio/scripts/icons.mts */
for (const car of Object.values(cars)) {
  const folder = join('public/images/cars', car.slug)
  mkdirSync(folder, { recursive: true })
  const line = lineSvg(car)
  const silhouette = silhouetteSvg(car)
  writeFileSync(join(folder, 'line.svg'), line)
  writeFileSync(join(folder, 'silhouette.svg'), silhouette)
  process.stdout.write(`${car.slug}: line ${line.length} bytes, silhouette ${silhouette.length} bytes\n`)
}
