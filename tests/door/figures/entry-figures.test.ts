import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseFigureName } from '@/content/text/figure-names'
import { PLACEHOLDER } from '@/content/text/placeholders'
import { createQueryClient } from '@/data/query-client'
import { LANGUAGES } from '@/domain/language'
import { fillFigures } from '@/door/figures/catalogue-figures.server'

const FOLDER = 'src/content/entries'
/** Every figure of a car that an entry names, with the first file that does. */
const figures = new Map<string, string>()

beforeAll(async () => {
  for (const file of await readdir(FOLDER, { recursive: true })) {
    if (!file.endsWith('.yaml')) continue
    for (const [written, name = ''] of (await readFile(join(FOLDER, file), 'utf8')).matchAll(PLACEHOLDER)) {
      if (parseFigureName(name) && !figures.has(written)) figures.set(written, file)
    }
  }
})

test.each(LANGUAGES)(
  'every figure that a text names is one that the catalogue has, in %s',
  async (language) => {
    const written = [...figures.keys()]
    const words = (_key: string, values: Readonly<Record<string, string>> = {}) => Object.values(values)[0] ?? 'x'
    const filled = await fillFigures(written, { language, salesType: 'B2C' }, words, createQueryClient())
    const unknown = written.filter((_, index) => filled[index] === '–').map((each) => `${figures.get(each)}: ${each}`)
    expect(unknown).toEqual([])
  },
  30_000,
)
