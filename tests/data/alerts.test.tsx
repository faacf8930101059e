import { renderHook, waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { waitAMoment } from '@tests/wait-a-moment'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetThisPage } from '@/config/browser-storage'
import {
  type MissingCatalogPrice,
  type MissingPriceDiscount,
  useMissingCatalogPriceAlerts,
  useMissingPriceDiscountAlerts,
} from '@/data/alerts/hooks'

let sent: unknown[] = []

const discount: MissingPriceDiscount = {
  lang: 'fr',
  sales_type: 'B2C',
  source: 'stock',
  commission_id: 'B00001',
  dedupe_key: 'discount:B00001',
}
const catalogPrice: MissingCatalogPrice = {
  lang: 'nl',
  sales_type: 'B2B',
  source: 'ccf',
  codes: ['P1', 'W2'],
  dedupe_key: 'catalog:P1,W2',
}

const accept = () => HttpResponse.json({ accepted: true }, { status: 202 })

beforeEach(() => {
  sent = []
  server.use(
    http.post('*/v1/alerts/:kind', async ({ request, params }) => {
      sent.push({ kind: params.kind, body: await request.json() })
      return accept()
    }),
  )
})

describe('an alert', () => {
  it('about a reduction without its price carries the page, the time and the version', async () => {
    window.history.replaceState(null, '', '/fr/stock/born/B00001?email=a@b.be')
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      kind: 'missing-price-discount',
      body: {
        ...discount,
        expected: 'discount',
        page_path: '/fr/stock/born/B00001',
        app_version: 'development',
        occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    })
  })

  it('about codes without a catalogue price names them', async () => {
    renderHook(() => useMissingCatalogPriceAlerts([catalogPrice]))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      kind: 'missing-catalog-price',
      body: { codes: ['P1', 'W2'], expected: 'catalog_price' },
    })
  })

  it('is not sent while there is nothing to tell', async () => {
    renderHook(() => useMissingPriceDiscountAlerts([]))
    await waitAMoment()
    expect(sent).toEqual([])
  })

  it('is sent once for its key, however often it is drawn and mounted', async () => {
    const first = renderHook(() => useMissingPriceDiscountAlerts([{ ...discount }]))
    first.rerender()
    first.unmount()
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitAMoment()
    expect(sent).toHaveLength(1)
  })

  it('is sent once in a browser session, over page loads', async () => {
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    forgetThisPage()
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitAMoment()
    expect(sent).toHaveLength(1)
  })

  it('is sent for each key', async () => {
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    renderHook(() => useMissingPriceDiscountAlerts([{ ...discount, dedupe_key: 'discount:B00002' }]))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it.each([
    ['full', ['setItem'], 'QuotaExceededError'],
    ['forbidden', ['getItem', 'setItem'], 'SecurityError'],
  ] as const)('is sent once when storage is %s', async (_, methods, name) => {
    for (const method of methods) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name)
      })
    }
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitAMoment()
    expect(sent).toHaveLength(1)
  })

  it('is sent once when the browser has no storage to give', async () => {
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitAMoment()
    storage.mockRestore()
    expect(sent).toHaveLength(1)
  })

  it('is sent when another script left something unreadable in storage', async () => {
    window.sessionStorage.setItem('reported-alerts', '{"not": "a list"')
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it.each(['"text"', '{"discount:B00001": true}', '[1, null]'])(
    'is sent when storage holds something else: %s, and is remembered then',
    async (left) => {
      window.sessionStorage.setItem('reported-alerts', left)
      renderHook(() => useMissingPriceDiscountAlerts([discount]))
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(JSON.parse(window.sessionStorage.getItem('reported-alerts') ?? '')).toEqual(['discount:B00001'])
    },
  )

  it('is remembered beside the others of its session', async () => {
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    renderHook(() => useMissingCatalogPriceAlerts([catalogPrice]))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(JSON.parse(window.sessionStorage.getItem('reported-alerts') ?? '')).toEqual([
      'discount:B00001',
      'catalog:P1,W2',
    ])
  })

  it('names a page with a very long address by its beginning', async () => {
    window.history.replaceState(null, '', `/fr/${'a'.repeat(500)}`)
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ body: { page_path: `/fr/${'a'.repeat(396)}` } })
    window.history.replaceState(null, '', '/')
  })

  it('that fails is not sent again and troubles nobody', async () => {
    let tried = 0
    server.use(
      http.post('*/v1/alerts/:kind', () => {
        tried += 1
        return new HttpResponse(null, { status: 503 })
      }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    renderHook(() => useMissingPriceDiscountAlerts([discount]))
    await vi.waitFor(() => expect(tried).toBe(1))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(tried).toBe(1)
  })
})
