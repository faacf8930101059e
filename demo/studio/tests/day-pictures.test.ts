import { CARLINES } from '@demo/studio/cars/all'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allPictures, type Planned } from '../scripts/plan.mts'
import { formatsAt } from '../scripts/published-files.mts'

/** Drawn in the day room. */
const byDay = ({ kind }: Planned) => ['day', 'clay', 'matrix', 'wheel', 'turn'].includes(kind)
/** One of nine: a number that paints, wheels and angles have no part in common with, so that each of them has its turn. */
const sample = allPictures()
  .filter(byDay)
  .filter((_, place) => place % 9 === 0)

/** The smallest file that both formats or the only one have. */
async function readPixels({ slug, name, widths, formats }: Planned) {
  const [format = 'webp'] = formats ?? []
  const width = Math.min(...widths.filter((each) => formatsAt(each, { formats, widths }).includes(format)))
  const file = `public/images/cars/${slug}/${name}-${width}.${format}`
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { height } = info
  const channels = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  return { data, width, height, channels }
}

describe.each(CARLINES)('by day, a picture of %s', (carline) => {
  const own = sample.filter((picture) => picture.carline === carline)

  it('ends in white paper on all four sides, so that a page can cut it out', async () => {
    const grey: string[] = []
    // A wheel from close by fills its picture.
    for (const picture of own.filter(({ kind }) => kind !== 'wheel')) {
      const { width, height, channels } = await readPixels(picture)
      const columns = Array.from({ length: width }, (_, x) => [...channels(x, 0), ...channels(x, height - 1)])
      const rows = Array.from({ length: height }, (_, y) => [...channels(0, y), ...channels(width - 1, y)])
      const darkest = Math.min(...columns.flat(), ...rows.flat())
      if (darkest < 250) grey.push(`${picture.name}: ${darkest}`)
    }
    expect(grey).toEqual([])
  })

  it('is photographed and not drawn: no more than 3 % of it are black', async () => {
    const black: string[] = []
    for (const picture of own) {
      const { data, width, height } = await readPixels(picture)
      let points = 0
      for (let at = 0; at < data.length; at += 3) {
        if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) <= 1) points++
      }
      const share = (100 * points) / (width * height)
      if (share > 3) black.push(`${picture.name}: ${share.toFixed(1)} %`)
    }
    expect(black).toEqual([])
  })

  it('is one of several in the sample, in most of the paints', () => {
    expect(own.length).toBeGreaterThan(15)
    expect(new Set(own.map(({ name }) => name.split('-')[0])).size).toBeGreaterThan(5)
  })
})
