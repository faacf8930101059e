import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPageData } from '@/shell/page-data-fetch'

const DATA = '/_next/data/build/fr/contact.json'
const answers = vi.fn<typeof fetch>()
const ask = fetchPageData(answers)

afterEach(() => {
  answers.mockReset()
  vi.useRealTimers()
})

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

describe('the data of a page on the way to it', () => {
  it('come as they are, with their status', async () => {
    answers.mockResolvedValueOnce(json('{"pageProps":{}}'))
    expect(await (await ask(DATA)).json()).toEqual({ pageProps: {} })
    answers.mockResolvedValueOnce(json('{"notFound":true}', 404))
    expect((await ask(DATA)).status).toBe(404)
  })

  it('are a lost connection when a page of HTML comes in their place, so that the router draws no empty page', async () => {
    answers.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    await expect(ask(DATA)).rejects.toThrow(new TypeError('Failed to fetch'))
    answers.mockResolvedValueOnce(new Response('log in'))
    await expect(ask(DATA)).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  it('are one when they hang, before or within the answer', async () => {
    vi.useFakeTimers()
    answers.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    )
    const silent = ask(DATA)
    const lost = expect(silent).rejects.toThrow(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(15_000)
    await lost

    answers.mockImplementationOnce(async (_, init) => {
      const body = new ReadableStream({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    const dripping = ask(DATA)
    const lostToo = expect(dripping).rejects.toThrow(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(15_000)
    await lostToo
  })

  it('are all that is looked at', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } })
    answers.mockResolvedValueOnce(page)
    expect(await ask('/fr/contact')).toBe(page)
  })
})
