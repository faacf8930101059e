import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { revalidateRegions } from '@/data/front/revalidate-regions.server'
import { answerRevalidation } from '@/door/revalidation/answer.server'
import { sign } from '@/door/revalidation/signature.server'

const SECRET = 'a secret of more than thirty-two letters'
const REGIONS = ['https://north.test', 'https://gone.test']

it('a signed call reaches another region once, and the answer names those that did not do it', async () => {
  const made: string[] = []
  const answerIn = (region: string, call: { body: string; headers: Record<string, string> }, regions: string[]) =>
    answerRevalidation(
      {
        method: 'POST',
        timestamp: call.headers['x-timestamp'],
        signature: call.headers['x-signature'],
        body: Buffer.from(call.body),
      },
      {
        secret: SECRET,
        revalidate: async (path) => void made.push(`${region}${path}`),
        revalidateRegions: (passed) => revalidateRegions(passed, regions),
      },
    )
  server.use(
    http.post('https://gone.test/api/revalidate', () => HttpResponse.error()),
    http.post('https://north.test/api/revalidate', async ({ request }) => {
      const { origin } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      // Each has the others as its regions too: it does not go round.
      const others = REGIONS.filter((region) => region !== origin)
      const { status } = await answerIn(origin, { body: await request.text(), headers }, others)
      return new HttpResponse(null, { status })
    }),
  )
  const body = JSON.stringify({ pages: [{ route: 'homepage' }] })
  const timestamp = String(Math.floor(Date.now() / 1_000) - 1)
  const call = { body, headers: { 'x-timestamp': timestamp, 'x-signature': sign(timestamp, body, SECRET) } }
  const answer = await answerIn('here', call, REGIONS)
  expect(answer).toMatchObject({ status: 502, body: { failed: ['https://gone.test'] } })
  const pages = ['/fr', '/fr/professionnel', '/nl', '/nl/professioneel']
  expect(made.sort()).toEqual(
    ['here', 'https://north.test'].flatMap((region) => pages.map((path) => region + path)).sort(),
  )
})
