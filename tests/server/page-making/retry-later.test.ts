import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sendRetryLater } from '@/server/page-making/retry-later'

/** Asks a server that is too busy. */
async function busy(status: 429 | 503 = 503) {
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()))
  const site = createServer((request, response) => {
    response.setHeader('X-Request-Id', 'id-of-the-request')
    sendRetryLater(request, response, { status, delay: 7, path: request.url ?? '' })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, init)
}

beforeEach(() => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
})

const asReader = { headers: { accept: 'text/html,application/xhtml+xml' } }

describe('who comes while too many are there', () => {
  it('reads so in the language of the page, which comes again by itself and says when', async () => {
    const ask = await busy()
    const french = await ask('/fr/stock', asReader)
    expect([french.status, french.headers.get('content-type'), french.headers.get('cache-control')]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const html = await french.text()
    expect(french.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<title>Un instant, s’il vous plaît | ')
    expect(html).toContain('<meta http-equiv="refresh" content="7">')
    expect(html).toContain('Cette page se recharge d’elle-même dans 7 secondes.')
    expect(html).toContain('<a href="">Réessayer maintenant</a>')
    expect(html).toContain('<small>id-of-the-request</small>')
    const dutch = await (await ask('/nl', asReader)).text()
    expect(dutch).toContain('<html lang="nl">')
    expect(dutch).toContain('<h1>Nog even geduld</h1>')
    expect(dutch).toContain('Deze pagina probeert het over 7 seconden vanzelf opnieuw.')
    expect(dutch).toContain('Nu opnieuw proberen')
  })

  it('reads it in Dutch where the address has no language', async () => {
    const ask = await busy()
    for (const path of ['/noel', '/frais', '/x/fr/stock'])
      expect(await (await ask(path, asReader)).text()).toContain('lang="nl"')
  })

  it('is asked to reload after a form, which is then sent again: nothing comes again by itself', async () => {
    const ask = await busy()
    const french = await (await ask('/fr/message/contact', { ...asReader, method: 'POST', body: 'a=b' })).text()
    expect(french).toContain('votre navigateur vous proposera de le renvoyer tel quel')
    const dutch = await (await ask('/nl/bericht/contact', { ...asReader, method: 'POST', body: 'a=b' })).text()
    expect(dutch).toContain('je browser stelt dan voor om het nog eens te versturen')
    for (const html of [french, dutch]) expect(html).not.toMatch(/http-equiv="refresh"|href/)
  })

  it('does not come back together with the others, but up to three seconds later', async () => {
    const ask = await busy()
    const delay = async () => (await ask('/fr')).headers.get('retry-after')
    const random = vi.spyOn(Math, 'random')
    random.mockReturnValue(0)
    expect(await delay()).toBe('7')
    random.mockReturnValue(0.999)
    expect(await delay()).toBe('10')
  })

  it('is told a problem where a script or a machine asks, by what is wrong', async () => {
    const asMachine = { headers: { accept: 'application/json' } }
    const many = await (await busy(429))('/_next/data/b/fr.json', asMachine)
    expect([many.status, many.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
    expect(await many.json()).toMatchObject({ code: 'too_many_requests' })
    const waits = await (await busy(503))('/api/quote', asMachine)
    expect([waits.status, waits.headers.get('retry-after')]).toEqual([503, '7'])
    expect(await waits.json()).toMatchObject({ code: 'internal' })
  })
})
