import { afterEach, describe, expect, it, vi } from 'vitest'
import { readBanner } from '@/content/read/banners.server'
import { store } from '@/content/store/store.server'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { load } from '@/door/loaders/site-loaders.server'

type Banner = Awaited<ReturnType<typeof store.banners>>[number]

const ALWAYS = { from: null, until: null }
const page = (route: Banner['to']['route']): Banner['to'] => ({ route, params: [], anchor: '' })
const FR = { language: 'fr', salesType: 'B2C' } as const

function write(...banners: readonly Partial<Banner>[]) {
  const whole = banners.map(
    (one, at): Banner => ({
      title: { fr: `Bannière ${at}`, nl: `Banner ${at}` },
      to: page('financing'),
      places: ['stock', 'models', 'model'],
      carlines: [],
      shownTo: 'everyone',
      flag: '',
      period: ALWAYS,
      ...one,
    }),
  )
  vi.spyOn(store, 'banners').mockResolvedValue(whole)
}

const label = async (...asked: Parameters<typeof readBanner>) => (await readBanner(...asked))?.label

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a banner', () => {
  it('leads to a page in the reader’s language and for their kind of buying', async () => {
    write({})
    expect(await readBanner('stock', undefined, FR)).toEqual({ label: 'Bannière 0', href: '/fr/financement' })
    expect(await readBanner('model', 'BORN', { language: 'nl', salesType: 'B2B' })).toEqual({
      label: 'Banner 0',
      href: '/nl/professioneel/financiering',
    })
  })

  it('leads to a tab or an article by the word that its address has in the language', async () => {
    const named = (name: string, value: string) => ({ name, value })
    write({
      to: {
        ...page('category.tab'),
        params: [named('category', 'electric'), named('tab_slug_id', 'electrique-ou-hybride')],
      },
    })
    expect((await readBanner('stock', 'BORN', FR))?.href).toBe('/fr/electric/electrique-ou-hybride')
    expect((await readBanner('stock', 'BORN', { language: 'nl', salesType: 'B2B' }))?.href).toBe(
      '/nl/professioneel/electric/elektrisch-of-hybride',
    )
  })

  it('is the first that is for the place, the model and the buyer', async () => {
    write({ places: ['model'] }, { carlines: ['BORN', 'LEON'] }, { shownTo: 'B2B' }, {})
    expect(await label('stock', 'BORN', FR)).toBe('Bannière 1')
    expect(await label('stock', 'TAVASCAN', FR)).toBe('Bannière 3')
    expect(await label('stock', undefined, { ...FR, salesType: 'B2B' })).toBe('Bannière 2')
    expect(await label('stock', undefined, FR)).toBe('Bannière 3')
    expect(await label('model', 'LEON', FR)).toBe('Bannière 0')
    // All models are on that page: none is chosen there.
    expect(await label('models', undefined, FR)).toBe('Bannière 1')
  })

  it('comes and goes by itself, and tells each moment of it, of those that wait behind another too', async () => {
    write(
      { period: { from: '2026-12-01', until: '2026-12-14' } },
      { period: { from: null, until: '2026-12-24' } },
      { period: { from: '2026-12-20', until: null } },
    )
    const at = async (now: string) => {
      const moments: string[] = []
      const onChangeAt = (moment: Date) => void moments.push(moment.toISOString().slice(0, 10))
      const found = await label('stock', undefined, { ...FR, now: new Date(`${now}T12:00:00Z`), onChangeAt })
      return [found, ...moments]
    }
    expect(await at('2026-11-28')).toEqual(['Bannière 1', '2026-11-30', '2026-12-24', '2026-12-19'])
    expect(await at('2026-12-14')).toEqual(['Bannière 0', '2026-12-14', '2026-12-24', '2026-12-19'])
    expect(await at('2026-12-26')).toEqual(['Bannière 2'])
  })

  it('gives way to the next where a flag has taken its page, or itself, away', async () => {
    write({ to: page('stock') }, { flag: 'EASY_LEASE' }, {})
    const all = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true])) as never
    const closed = new Map([['/fr/stock', 'over'] as const])
    expect(await label('models', undefined, { ...FR, flags: all })).toBe('Bannière 0')
    expect(await label('models', undefined, { ...FR, flags: all, closed })).toBe('Bannière 1')
    expect(await label('models', undefined, { ...FR, closed })).toBe('Bannière 2')
  })

  it('is given to each list of cars and to the page of each model', async () => {
    write({})
    const banner = { label: 'Bannière 0', href: '/fr/financement' }
    for (const [name, params] of [
      ['stock', {}],
      ['stock.model', { modelName: 'BORN' }],
      ['stock.flemish-region-incentive', { modelName: 'BORN' }],
      ['stocks.formentor', {}],
      ['models', {}],
      ['models-v2', {}],
      ['models.carline', { carline_code: 'BORN' }],
    ] as const) {
      const loaded = await load({ name, params, salesType: 'B2C' } as never, FR as never)
      expect(loaded?.view, name).toMatchObject({ banner })
    }
  })
})
