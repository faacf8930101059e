import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, expect, it } from 'vitest'
import {
  addNotFoundCounts,
  notFoundFile,
  REWRITTEN_FROM,
  readNotFoundCounts,
} from '@/data/not-found/not-found-file.server'

const TODAY = '2026-11-28'
let file = ''
beforeEach(() => {
  file = path.join(tempFolder('asked'), 'kept', 'asked-in-vain.jsonl')
})
const asked = (address: string, times: number, day = TODAY) => ({ path: address, times, day })

it('what several processes add is one list, the most asked first, with the last day', async () => {
  expect(await readNotFoundCounts(file, TODAY)).toBeUndefined()
  await Promise.all([
    addNotFoundCounts(file, [asked('/fr/soldes', 3, '2026-11-20'), asked('/nl/kerst', 1)]),
    addNotFoundCounts(file, [asked('/fr/soldes', 4, '2026-11-25')]),
    addNotFoundCounts(file, [asked('/nl/kerst', 1, '2026-11-02')]),
  ])
  expect(await readNotFoundCounts(file, TODAY)).toEqual([asked('/fr/soldes', 7, '2026-11-25'), asked('/nl/kerst', 2)])
})

it('what nobody has asked for in three months is forgotten, and a broken line is left out', async () => {
  await addNotFoundCounts(file, [asked('/fr/vieux', 90, '2026-08-29'), asked('/fr/encore', 9, '2026-08-30')])
  appendFileSync(file, '{"path":"/fr/x","times":1\nnull\n[]\n{"path":7,"times":1,"day":"2026-11-01"}\n')
  appendFileSync(file, `{"path":"/fr/x","times":1e99,"day":"${TODAY}"}\n{"path":"/fr/x","times":1,"day":"demain"}\n`)
  expect(await readNotFoundCounts(file, TODAY)).toEqual([asked('/fr/encore', 9, '2026-08-30')])
})

it('a flood of made-up addresses leaves the file small, and those that are asked for in it', async () => {
  await addNotFoundCounts(file, [asked('/fr/soldes', 12, '2026-11-01')])
  const madeUp = Array.from({ length: 20_000 }, (_, index) => asked(`/fr/made-up-${index}`, 1))
  await addNotFoundCounts(file, madeUp)
  expect(statSync(file).size).toBeLessThan(REWRITTEN_FROM / 5)
  const kept = await readNotFoundCounts(file, TODAY)
  expect(kept).toHaveLength(2_000)
  expect(kept?.[0]).toEqual(asked('/fr/soldes', 12, '2026-11-01'))
  expect(readdirSync(path.dirname(file))).toEqual(['asked-in-vain.jsonl'])
  await addNotFoundCounts(file, [asked('/fr/soldes', 1)])
  expect((await readNotFoundCounts(file, TODAY))?.[0]).toEqual(asked('/fr/soldes', 13))
})

it('of a file that is far too long the end is read', async () => {
  await addNotFoundCounts(file, [asked('/fr/debut', 1)])
  appendFileSync(file, `${'x'.repeat(9 * REWRITTEN_FROM)}\n${JSON.stringify(asked('/fr/fin', 5))}\n`)
  expect(await readNotFoundCounts(file, TODAY)).toEqual([asked('/fr/fin', 5)])
  expect(readFileSync(file, 'utf8')).toContain('/fr/debut')
})

it('a file that cannot be read is no missing one', async () => {
  await mkdir(file, { recursive: true })
  await expect(readNotFoundCounts(file, TODAY)).rejects.toThrow('EISDIR')
})

it('lies where the setting says, and else outside of any build', () => {
  expect(notFoundFile('/var/lib/site/asked.jsonl')).toBe('/var/lib/site/asked.jsonl')
  expect(notFoundFile(undefined, '/srv/site/.next/standalone')).toBe('/srv/site/.data/asked-in-vain.jsonl')
})
