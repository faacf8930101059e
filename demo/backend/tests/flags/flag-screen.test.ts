import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorToken } from '@demo/backend/flags/operator-link'
import { createBackend } from '@demo/backend/http/app'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServiceFlags } from '@/config/flag-overrides'
import { FEATURE_FLAGS } from '@/domain/feature-flag'

const SECRET = 'operators-of-the-flags-0123456789abcdef'
const HOST = 'http://service.test'
/** Noon in Brussels. */
const NOON = Date.UTC(2026, 10, 27, 11)

let file: string
let backend: ReturnType<typeof createBackend>
let cookie: string

const start = (over: object = {}) =>
  createBackend({
    featureFlags: '',
    featureFlagsSecret: SECRET,
    featureFlagsChanges: file,
    logger: () => undefined,
    ...over,
  })

const until = (hours: number) => Math.floor(Date.now() / 1_000) + hours * 3_600
const tokenFor = (who: string, hours = 12, secret = SECRET) => operatorToken({ who, until: until(hours) }, secret)

async function signIn(who: string): Promise<string> {
  const answer = await backend.request(`${HOST}/flags?token=${tokenFor(who)}`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const see = async (query = 'lang=fr', headers: Record<string, string> = { cookie }) => {
  const answer = await backend.request(`${HOST}/flags?${query}`, { headers })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await backend.request(`${HOST}/flags`, {
    method: 'POST',
    headers: { cookie, host: 'service.test', origin: HOST, ...headers },
    body: new URLSearchParams({
      lang: 'fr',
      flag: 'STOCK',
      isOn: 'off',
      from: '',
      until: '',
      why: 'essai',
      after: '',
      ...fields,
    }),
  })
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
}

const flags = async (of = backend) =>
  (await of.request(`${HOST}/v1/feature-flags`)).json() as Promise<Record<string, boolean>>
/** What the form of a flag was drawn upon. */
const afterOf = async (flag: string) => /name="after" value="([^"]*)"/.exec((await see(`flag=${flag}`)).html)?.[1] ?? ''

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  file = join(tempFolder('flag-screen'), 'flags.jsonl')
  backend = start()
  cookie = await signIn('Marie Peeters')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('who may open the operators’ screen', () => {
  it('is whom a link of the secret lets in: the address is without it from then on', async () => {
    const answer = await backend.request(`${HOST}/flags?token=${tokenFor('Marie')}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/flags?lang=nl')
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/flags; Max-Age=43200; HttpOnly; SameSite=Lax$/)
    expect((await see()).html).toContain('Vous êtes Marie Peeters, jusqu’à 28 nov. 2026')
  })

  it.each([
    ['nobody', () => ''],
    ['whom another secret has signed for', () => tokenFor('Marie', 12, `${SECRET}!`)],
    ['whose link has ended', () => tokenFor('Marie', -1)],
    ['who has changed the name', () => tokenFor('Marie').replace(/^[\w-]+/, Buffer.from('Piet').toString('base64url'))],
    ['who has changed the end', () => tokenFor('Marie').replace(/\.\d+\./, `.${until(100)}.`)],
    ['who makes one up', () => 'a.b.c'],
  ])('is not %s: neither a page, nor a change', async (_, token) => {
    const link = await see(`lang=nl&token=${token()}`, {})
    expect([link.status, link.headers.get('set-cookie')]).toEqual([401, null])
    expect(link.html).toContain('Geen toegang')
    cookie = `flags-operator=${token()}`
    expect((await see()).status).toBe(401)
    expect((await send({})).status).toBe(401)
    expect((await flags()).STOCK).toBe(true)
  })

  it('ends with the link, and goes on under a secret that comes before the old one', async () => {
    backend = start({ featureFlagsSecret: `another-secret-of-the-operators-0123456789,${SECRET}` })
    expect((await see()).status).toBe(200)
    vi.setSystemTime(NOON + 13 * 3_600_000)
    expect((await see()).status).toBe(401)
  })

  it('is nobody where no secret is set: there is no such address, and what was set there does not count', async () => {
    await send({})
    backend = start({ featureFlagsSecret: undefined })
    expect((await see()).status).toBe(404)
    expect((await flags()).STOCK).toBe(true)
  })

  it('is not another site that sends the form', async () => {
    const answer = await send({}, { origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
    expect((await send({}, { origin: 'null' })).status).toBe(403)
    expect((await flags()).STOCK).toBe(true)
  })

  it('may be behind the site’s own address and TLS', async () => {
    backend = start({ inSite: true })
    const answer = await backend.request(`${HOST}/flags?token=${tokenFor('Marie')}`)
    expect(answer.headers.get('location')).toBe('/api/backend/flags?lang=nl')
    expect(answer.headers.get('set-cookie')).toContain('; Path=/api/backend/flags;')
  })
})

describe('the screen', () => {
  it('has every flag with its state and whose it is, in both languages, without a script', async () => {
    for (const [lang, state, whose] of [
      ['fr', 'actif', 'Valeur par défaut'],
      ['nl', 'actief', 'Standaardwaarde'],
    ]) {
      const { html, headers } = await see(`lang=${lang}`)
      for (const flag of FEATURE_FLAGS) expect(html).toContain(`<code>${flag}</code>`)
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).toMatch(new RegExp(`${state}</span></td><td>${whose}`))
      expect(html).not.toContain('<script')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('changes a flag at once: who, when, from, until and why stand on it, and stay after a restart', async () => {
    expect(await send({ until: '2026-12-01T08:30', why: 'inventaire <au dépôt>' })).toMatchObject({
      status: 303,
      location: '/flags?lang=fr&flag=STOCK&done=1',
    })
    expect((await flags()).STOCK).toBe(false)
    backend = start()
    expect((await flags()).STOCK).toBe(false)
    const { html } = await see('lang=fr&flag=STOCK&done=1')
    expect(html).toContain('C’est changé.')
    expect(html).toContain('Marie Peeters')
    expect(html).toContain('27 nov. 2026, 12:00')
    expect(html).toContain('1 déc. 2026, 08:30')
    expect(html).toContain('inventaire &#60;au dépôt&#62;')
    expect((await see()).html).toContain('inventaire')
  })

  it('plans: from a moment in Brussels until another, and says what comes next', async () => {
    await send({ from: '2026-11-27T13:00', until: '2026-11-27T14:00' })
    expect((await flags()).STOCK).toBe(true)
    expect((await see('flag=STOCK&lang=fr')).html).toMatch(
      /Ensuite<\/th><td><span class="off">inactif<\/span> \(27 nov\. 2026, 13:00\)/,
    )
    vi.setSystemTime(NOON + 3_600_000)
    expect((await flags()).STOCK).toBe(false)
    expect((await see('flag=STOCK&lang=nl')).html).toMatch(
      /Daarna<\/th><td>zoals elders ingesteld \(27 nov 2026, 14:00\)/,
    )
    vi.setSystemTime(NOON + 2 * 3_600_000)
    expect((await flags()).STOCK).toBe(true)
  })

  it.each([
    [{ isOn: '' }, 'Choisissez un état.'],
    [{ isOn: 'toString' }, 'Choisissez un état.'],
    [{ from: '2026-11-27T11:59' }, 'Le début doit être un moment à venir'],
    [{ from: '2026-02-31T10:00' }, 'Le début doit être un moment à venir'],
    [{ from: 'demain' }, 'Le début doit être un moment à venir'],
    [{ until: '2026-11-27T12:00' }, 'La fin doit venir après le début'],
    [{ from: '2026-12-02T10:00', until: '2026-12-01T10:00' }, 'La fin doit venir après le début'],
    [{ why: '  ' }, 'Dites pourquoi'],
    [{ why: 'x'.repeat(201) }, 'Dites pourquoi'],
  ])('refuses %j in words, keeps what was typed, and changes nothing', async (fields, said) => {
    const { status, html } = await send({ why: 'parce que', ...fields })
    expect([status, html.includes('role="alert"')]).toEqual([400, true])
    expect(html).toContain(said)
    if (!('why' in fields)) expect(html).toContain('value="parce que"')
    expect((await flags()).STOCK).toBe(true)
  })

  it('refuses a flag that there is none of, and a body that is too long', async () => {
    expect((await send({ flag: 'FLYING_CARS' })).status).toBe(404)
    expect((await see('flag=constructor')).status).toBe(404)
    expect((await send({ why: 'x'.repeat(5_000) })).status).toBe(413)
  })

  it('tells who comes second, and takes their change once they have seen the first', async () => {
    const seen = await afterOf('STOCK')
    const marie = cookie
    cookie = await signIn('Piet')
    expect((await send({ after: seen, isOn: 'off' })).status).toBe(303)
    cookie = marie
    const { status, html } = await send({ after: seen, isOn: 'on', why: 'trop tard' })
    expect(status).toBe(409)
    expect(html).toContain('Quelqu’un d’autre a changé cette fonction')
    expect(html).toContain('Piet')
    expect(html).toContain('value="trop tard"')
    expect((await send({ after: await afterOf('STOCK'), isOn: 'on' })).status).toBe(303)
    expect((await flags()).STOCK).toBe(true)
  })

  it('says that nothing was kept when the file cannot be written', async () => {
    mkdirSync(file)
    const { status, html } = await send({})
    expect(status).toBe(503)
    expect(html).toContain('rien n’a été fait')
    expect((await flags()).STOCK).toBe(true)
  })

  it('outranks the file and not the environment, and says so', async () => {
    backend = start({ featureFlags: 'STOCK=on' })
    await send({})
    expect((await flags()).STOCK).toBe(true)
    expect((await see('flag=STOCK&lang=nl')).html).toContain('Omgeving van de server')
    expect(readFileSync(file, 'utf8')).toContain('"STOCK"')
  })

  it('shows what a flag service says over it, and that a change here has no effect then', async () => {
    setServiceFlags({ STOCK: true })
    expect((await send({ flag: 'STOCK', isOn: 'off' })).status).toBe(303)
    const { html } = await see('lang=fr&flag=STOCK')
    expect(html).toContain('<span class="on">actif</span>')
    expect(html).toContain('<td>Service de drapeaux</td>')
    expect(html).toContain('n’aurait d’effet')
    expect((await flags()).STOCK).toBe(true)
    setServiceFlags({})
    expect((await see('lang=fr&flag=STOCK')).html).toContain('<span class="off">inactif</span>')
  })
})
