import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deduplicate, timeLeft, withPageDeadline } from '@/data/service/page-deadline.server'

describe('the time that is left for a call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is its own deadline outside of a page', () => {
    expect(timeLeft(2_000)).toBe(2_000)
  })

  it('is the rest of the page’s time, and never more than its own deadline', async () => {
    await withPageDeadline(3_000, async () => {
      expect(timeLeft(2_000)).toBe(2_000)
      vi.advanceTimersByTime(1_400)
      expect(timeLeft(2_000)).toBe(1_600)
      vi.advanceTimersByTime(1_599)
      expect(timeLeft(2_000)).toBe(1)
    })
  })

  it('is none as soon as the page’s time is over: no call is made for less than a millisecond', async () => {
    await withPageDeadline(1_000, async () => {
      vi.advanceTimersByTime(1_000)
      expect(() => timeLeft(2_000)).toThrow(
        expect.objectContaining({ name: 'PageTimeSpent', message: 'The time for this page is spent' }),
      )
    })
  })
})

describe('a question', () => {
  const url = 'http://service.test/v1'
  const asker = () => {
    const asked: string[] = []
    const ask = async (request: Request) => {
      asked.push(`${request.method} ${request.url} ${await request.text()}`)
      return new Response('an answer')
    }
    return { asked, once: (init?: RequestInit) => deduplicate(new Request(url, init), ask) }
  }

  it('is asked each time outside of a page', async () => {
    const { asked, once } = asker()
    await once()
    await once()
    expect(asked).toEqual([`GET ${url} `, `GET ${url} `])
  })

  it('is the same with the same method, address and body, and its body still goes along', async () => {
    const { asked, once } = asker()
    await withPageDeadline(1_000, async () => {
      await once()
      await once({ method: 'POST', body: 'a' })
      await once({ method: 'POST', body: 'a' })
      await once({ method: 'POST', body: 'b' })
      await once({ method: 'PUT', body: 'a' })
      await once({ method: 'POST' })
      await once()
    })
    expect(asked).toEqual([`GET ${url} `, `POST ${url} a`, `POST ${url} b`, `PUT ${url} a`, `POST ${url} `])
  })
})
