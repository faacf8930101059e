import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, it } from 'vitest'
import { readNotFoundCounts } from '@/data/not-found/not-found-file.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { createLog } from '@/server/log'
import { createNotFoundCounts } from '@/server/not-found-counts'
import { serve } from './serve-site'

const today = dayInBrussels(new Date())

/** The server in front of a site that has one page. */
async function siteCounting(file: string) {
  const askedInVain = createNotFoundCounts({ file, log: createLog('silent') })
  const { ask } = await serve(
    async (request, response) => {
      const isPage = request.url === '/fr/stock'
      response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html' }).end('<html></html>')
    },
    {},
    { askedInVain },
  )
  const statusOf = async (asked: string, init?: RequestInit) => {
    const answer = await ask(asked, init)
    await answer.text()
    return answer.status
  }
  return { ask: statusOf, askedInVain }
}

it('what visitors ask for and get no page at is counted, and nothing of who asked', async () => {
  const file = path.join(tempFolder('asked'), 'asked-in-vain.jsonl')
  const { ask, askedInVain } = await siteCounting(file)
  for (const asked of ['/fr/soldes?mail=jan@example.be', '/fr/soldes', '/nl/kerst', '/fr/jan@example.be', '/fr/stock'])
    expect([200, 404]).toContain(await ask(asked, { headers: { 'user-agent': 'Marker', cookie: 'marker=1' } }))
  await ask('/fr/soldes', { method: 'HEAD' })
  await ask('/api/nothing')
  await ask('/fr/soldes', { method: 'POST', body: 'x' })
  // What was asked is noted once its answer has been sent.
  await expect
    .poll(() => askedInVain.close().then(() => readNotFoundCounts(file, today)))
    .toEqual([
      { path: '/fr/soldes', times: 3, day: today },
      { path: '/nl/kerst', times: 1, day: today },
    ])
  expect(readFileSync(file, 'utf8')).not.toMatch(/jan|mail|marker|127\.0/i)
})

it('a made-up crowd is not kept in memory, and a place that cannot be written to stops nothing', async () => {
  const folder = tempFolder('asked')
  const file = path.join(folder, 'asked-in-vain.jsonl')
  mkdirSync(file)
  const counts = createNotFoundCounts({ file, log: createLog('silent') })
  counts.note('/fr/soldes')
  await counts.close()
  rmdirSync(file)
  for (let index = 0; index < 2_000; index += 1) counts.note(`/fr/made-up-${index}`)
  counts.note('/fr/made-up-1')
  await counts.close()
  expect(existsSync(file)).toBe(true)
  const kept = (await readNotFoundCounts(file, today)) ?? []
  expect(kept).toHaveLength(500)
  expect(kept[0]).toEqual({ path: '/fr/made-up-1', times: 2, day: today })
})
