import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { describe, expect, it } from 'vitest'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { answerPreview, type PreviewCall, type PreviewSite } from '@/door/preview/answer.server'
import { previewToken } from '@/door/preview/token.server'

const SECRET = 'a secret of more than thirty-two letters'
const NOW = Date.UTC(2026, 10, 23, 12)
const UNTIL = NOW / 1_000 + 3_600
const site: PreviewSite = {
  secret: SECRET,
  isDesk: false,
  now: NOW,
  flags: async () => DEFAULT_FLAGS,
  readHtml: async (path, as) =>
    path === '/fr/co2'
      ? `<main><h1>Le titre</h1><p>${as === 'editor' ? 'Un texte neuf' : 'Un texte'}</p></main>`
      : undefined,
}

const answer = (call: Partial<PreviewCall>, at: Partial<PreviewSite> = {}) =>
  answerPreview({ method: 'GET', fields: {}, isOwn: true, current: undefined, ...call }, { ...site, ...at })
const token = (route: string, params: Record<string, string> = {}, until = UNTIL) =>
  previewToken({ route, params, language: 'nl', salesType: 'B2B', day: '2027-01-01' }, until, SECRET)

describe('a signed link', () => {
  it('leads to its page, in its language and for its buyer, on its day and until its end', async () => {
    expect(await answer({ fields: { token: token('models.carline', { carline_code: 'BORN' }) } })).toEqual({
      kind: 'enter',
      preview: { day: '2027-01-01', until: UNTIL },
      path: '/nl/professioneel/modellen/born',
    })
  })

  it('that is altered or too old is refused with 401 and words that say what to do, in both languages', async () => {
    const altered = await answer({ fields: { token: `${token('co2')}0` } })
    expect(altered).toMatchObject({ kind: 'page', status: 401 })
    expect(altered).toMatchObject({ html: expect.stringContaining('n’est pas valable') })
    expect(altered).toMatchObject({ html: expect.stringContaining('is niet geldig') })
    const old = await answer({ fields: { token: token('co2', {}, NOW / 1_000 - 1) } })
    expect(old).toMatchObject({ status: 401, html: expect.stringContaining('is verlopen') })
    // Whose clock is wrong is seen. It is 13 o'clock in Brussels.
    const times = '<li>Fin du lien\u00a0: 23\u00a0novembre\u00a02026, 12\u00a0h\u00a059</li>'
    expect(old).toMatchObject({ html: expect.stringContaining(times) })
    expect(old).toMatchObject({
      html: expect.stringContaining('Uur van de site: 23\u00a0november\u00a02026, 13\u00a0uur'),
    })
  })

  it('to a page that is gone says so with 404, in the language of the link', async () => {
    const gone = await answer({ fields: { token: token('no-such-route') } })
    expect(gone).toMatchObject({
      kind: 'page',
      status: 404,
      html: expect.stringMatching(/<main>.*bestaat niet.*<\/main>/),
    })
    expect(gone).not.toMatchObject({ html: expect.stringContaining('existe') })
  })

  it('does not exist on a site without a secret', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await answer({ method, fields: { token: token('co2') } }, { secret: undefined })).toEqual({
        kind: 'nothing',
      })
    }
  })
})

describe('the way in from the editors’ screens', () => {
  it.each([
    ['pages/co2', '/fr/co2'],
    ['carlines/born', '/fr/modeles/born'],
    ['news/pneus-sept-degres', '/fr/news/pneus-sept-degres'],
    ['dealers/gent', '/fr/contact'],
    ['navigation/cars', '/fr'],
    ['legal/credit', '/fr'],
    ['faq', '/fr/faq'],
  ])('shows %s at %s', async (entry, path) => {
    expect(await answer({ fields: { entry } }, { isDesk: true })).toEqual({ kind: 'enter', preview: {}, path })
  })

  it('is closed to everybody else', async () => {
    expect(await answer({ fields: { entry: 'pages/co2' } })).toMatchObject({ kind: 'page', status: 401 })
  })

  it('says so when there is no such entry', async () => {
    for (const entry of ['pages/nothing', '../secrets', '', 'https://elsewhere.example']) {
      expect(await answer({ fields: { entry } }, { isDesk: true }), entry).toMatchObject({ status: 404 })
    }
  })
})

describe('the bar', () => {
  const current = { day: '2027-01-01', until: UNTIL }
  const send = (fields: Record<string, unknown>, call: Partial<PreviewCall> = {}) =>
    answer({ method: 'POST', fields: { path: '/fr/co2', ...fields }, current, ...call })

  it('changes the day and stays on its page; the end stays what the link said', async () => {
    expect(await send({ action: 'day', day: '2025-12-24' })).toEqual({
      kind: 'enter',
      preview: { day: '2025-12-24', until: UNTIL },
      path: '/fr/co2',
    })
    expect(await send({ action: 'day', day: '' })).toEqual({
      kind: 'enter',
      preview: { until: UNTIL },
      path: '/fr/co2',
    })
  })

  it('refuses a day that is none, in the language of the page', async () => {
    const refused = await send({ action: 'day', day: '2026-02-30' })
    expect(refused).toMatchObject({
      kind: 'page',
      status: 400,
      html: expect.stringContaining('Cette date n’existe pas'),
    })
  })

  it('sets flags for this preview: those that are otherwise than for visitors', async () => {
    const on = FEATURE_FLAGS.filter((flag) => DEFAULT_FLAGS[flag] && flag !== 'TAVASCAN')
    const set = await send({ action: 'flags', on: [...on, 'MILES'] })
    expect(set).toMatchObject({ kind: 'enter', preview: { ...current, flags: { MILES: true, TAVASCAN: false } } })
    const back = await send(
      { action: 'flags', on: [...on, 'TAVASCAN', 'NO_SUCH_FLAG'] },
      { current: { ...current, flags: { MILES: true } } },
    )
    expect(back).toEqual({ kind: 'enter', preview: current, path: '/fr/co2' })
    // One ticked box comes as a text, none as nothing.
    expect(await send({ action: 'flags', on: 'STOCK' })).toMatchObject({
      status: 400,
      html: expect.stringContaining('Trop de drapeaux'),
    })
  })

  it('ends the preview on the same page', async () => {
    expect(await send({ action: 'exit' })).toEqual({ kind: 'leave', path: '/fr/co2' })
  })

  it('begins no preview: only a link does', async () => {
    expect(await send({ action: 'day', day: '2027-01-02' }, { current: undefined })).toMatchObject({ status: 401 })
  })

  it('does nothing for another site', async () => {
    expect(await send({ action: 'day', day: '2027-01-02' }, { isOwn: false })).toMatchObject({ status: 403 })
  })

  it.each(['https://elsewhere.example/fr/co2', '//elsewhere.example', '/nowhere', 'javascript:alert(1)', undefined])(
    'never leads to another site: %s',
    async (path) => {
      const { path: to } = (await send({ action: 'exit', path })) as { path: string }
      expect(to).toMatch(/^\/(?:fr|nl)$/)
    },
  )
})

describe('other views of a page', () => {
  const look = (fields: Record<string, unknown>, call: Partial<PreviewCall> = {}) =>
    answer({ fields: { path: '/fr/co2', ...fields }, current: {}, ...call })
  const framesOf = async (fields: Record<string, unknown>) => {
    const { html } = (await look({ view: 'sides', ...fields })) as { html: string }
    return [...html.matchAll(/<iframe src="([^"]+)" title="[^"]+" width="(\d+)"/g)].map(([, src, width]) => [
      src,
      width,
    ])
  }

  it('show it in both languages, for both buyers or for all four, at three widths', async () => {
    expect(await framesOf({})).toEqual([
      ['/fr/co2', '360'],
      ['/nl/co2', '360'],
    ])
    expect(await framesOf({ by: 'audiences', width: '768' })).toEqual([
      ['/fr/co2', '768'],
      ['/fr/professionnel/co2', '768'],
    ])
    const all = await framesOf({ by: 'all', width: '1280', path: '/nl/professioneel/co2' })
    expect(all.map(([path]) => path)).toEqual(['/fr/co2', '/fr/professionnel/co2', '/nl/co2', '/nl/professioneel/co2'])
    expect(await framesOf({ width: '9999', by: 'x' })).toEqual(await framesOf({}))
  })

  it('mark what it says otherwise than the page that is live', async () => {
    const { html } = (await look({ view: 'changes' })) as { html: string }
    expect(html).toContain('<li class="other">Un texte<ins> neuf</ins></li>')
    expect(html).toContain('<li class="same">Le titre</li>')
    expect(html).toMatch(/<body><main>.+<\/main><\/body>/s)
  })

  it('say that there is no page', async () => {
    for (const path of ['/fr/nulle-part', 'https://elsewhere.example', '/fr/legal']) {
      expect(await look({ view: 'changes', path }), path).toMatchObject({ status: 404 })
    }
  })

  it('are of a preview alone', async () => {
    for (const view of ['sides', 'changes']) {
      expect(await look({ view }, { current: undefined })).toMatchObject({ status: 401 })
    }
  })
})
