import dns from 'node:dns/promises'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { server } from '@tests/msw/server'
import { tempFolder } from '@tests/temp-folder'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshFront } from '@/data/front/refresh-front.server'

const SECRET = 's'.repeat(32)
const FRONTS = ['http://front-1.test', 'http://front-2.test']

function builtSite(): string {
  const folder = tempFolder('built')
  mkdirSync(join(folder, '.next'))
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build-1\n')
  return folder
}

type Found = { readonly address: string; readonly family: number }
/** Another test may have loaded what is tested already: the one function is replaced, not its module. */
const lookup = () => vi.spyOn(dns as { lookup: (name: string, options: { all: true }) => Promise<Found[]> }, 'lookup')
const knows = (...addresses: readonly string[]) =>
  lookup().mockResolvedValue(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
beforeEach(() => void lookup().mockRejectedValue(new Error('ENOTFOUND')))
afterEach(() => void vi.restoreAllMocks())

/** Both fronts answer so, and what they were asked is kept. */
function answerBy(answer: (url: URL) => Response): string[] {
  const asked: string[] = []
  server.use(
    http.head(/^http:\/\/front-\d\.test\//, ({ request }) => {
      asked.push(`${request.url} ${request.headers.get('x-front-secret')}`)
      return answer(new URL(request.url))
    }),
  )
  return asked
}
const fetched = (status = 200) => new HttpResponse(null, { status, headers: { 'X-Front-Refreshed': String(status) } })

describe('a page that was made again', () => {
  it('is fetched anew by each nginx in front, as a document and as data, with the secret', async () => {
    const asked = answerBy(() => fetched())
    await refreshFront('/nl/stock', { FRONT_URL: FRONTS, FRONT_SECRET: SECRET }, builtSite())
    expect(asked.sort()).toEqual(
      FRONTS.flatMap((front) => [`${front}/_next/data/build-1/nl/stock.json ${SECRET}`, `${front}/nl/stock ${SECRET}`]),
    )
  })

  it('is fetched by each of those that share a name, and once where a name has an address of each family', async () => {
    const asked: string[] = []
    server.use(
      http.head(/^http:/, ({ request }) => {
        asked.push(new URL(request.url).host)
        return fetched()
      }),
    )
    knows('10.0.0.1', '10.0.0.2', '10.0.0.3')
    await refreshFront('/nl', { FRONT_URL: ['http://front-pods:8081'], FRONT_SECRET: SECRET }, builtSite())
    expect([...new Set(asked)].sort()).toEqual(['10.0.0.1:8081', '10.0.0.2:8081', '10.0.0.3:8081'])
    asked.length = 0
    knows('::1', '127.0.0.1')
    await refreshFront('/nl', { FRONT_URL: ['http://localhost:8081'], FRONT_SECRET: SECRET }, builtSite())
    expect([...new Set(asked)]).toEqual(['localhost:8081'])
  })

  it('that is gone now is fetched like any other', async () => {
    answerBy(() => fetched(404))
    await expect(refreshFront('/nl', { FRONT_URL: FRONTS, FRONT_SECRET: SECRET }, builtSite())).resolves.toBeUndefined()
  })

  it.each([
    ['cannot reach the site', () => fetched(500), 'http://front-2.test/nl was not fetched anew: 500'],
    ['has another secret', () => new HttpResponse(null, { status: 404 }), 'was not fetched anew: 404'],
    ['is not there', () => HttpResponse.error(), 'Failed to fetch'],
  ])('is said not to be fetched when one of them %s', async (_, answer, message) => {
    answerBy(({ host }) => (host === 'front-2.test' ? answer() : fetched()))
    await expect(refreshFront('/nl', { FRONT_URL: FRONTS, FRONT_SECRET: SECRET }, builtSite())).rejects.toThrow(message)
  })

  it('that is another page’s address now is fetched, and the way there is not followed', async () => {
    const asked = answerBy(
      () => new HttpResponse(null, { status: 308, headers: { 'X-Front-Refreshed': '308', location: '/elsewhere' } }),
    )
    await refreshFront('/nl', { FRONT_URL: FRONTS.slice(0, 1), FRONT_SECRET: SECRET }, builtSite())
    expect(asked.filter((address) => address.includes('elsewhere'))).toEqual([])
    expect(asked).toHaveLength(2)
  })

  it('is looked for in the folder of the process, where no other is named', async () => {
    const asked = answerBy(() => fetched())
    vi.spyOn(process, 'cwd').mockReturnValue(builtSite())
    await refreshFront('/nl', { FRONT_URL: FRONTS.slice(0, 1), FRONT_SECRET: SECRET })
    expect(asked).toHaveLength(2)
  })

  it('is fetched by nobody where none is named, or without a secret', async () => {
    const asked = answerBy(() => fetched())
    await refreshFront('/nl', { FRONT_URL: [], FRONT_SECRET: SECRET })
    await refreshFront('/nl', { FRONT_URL: FRONTS })
    expect(asked).toEqual([])
  })
})
