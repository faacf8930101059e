import type { NextApiRequest, NextApiResponse } from 'next'
import { describe, expect, it } from 'vitest'
import { problemSchema } from '@/contract/problem'
import { seeOther, siteAnswer, siteCall, siteProblem } from '@/data/site-answer.server'

/** What Next is told to send for an answer of a call that is only read. */
async function sent(answer: Response, method = 'GET') {
  const sent = { status: 0, headers: new Headers(), body: undefined as unknown, asked: [] as unknown[] }
  const response = {
    on: () => undefined,
    status: (code: number) => {
      sent.status = code
    },
    setHeader: (name: string, value: string) => sent.headers.set(name, value),
    send: (body: unknown) => {
      sent.body = body
    },
  }
  const call = siteCall(async (query) => {
    sent.asked.push(query)
    return answer
  })
  await call({ method, query: { lang: 'fr' } } as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return sent
}

describe('an answer of the site', () => {
  it('may be kept for a minute, and by a cache in front while it asks again', async () => {
    const { status, headers, body, asked } = await sent(siteAnswer({ entries: [] }))
    expect([status, body, asked]).toEqual([200, '{"entries":[]}', [{ lang: 'fr' }]])
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
  })

  it('that is a file goes byte by byte, with the mark of its encoding', async () => {
    const { body } = await sent(
      new Response('\uFEFFmodèle;prix', { headers: { 'content-disposition': 'attachment; filename="a.csv"' } }),
    )
    expect(Buffer.isBuffer(body) && body.toString('hex').startsWith('efbbbf')).toBe(true)
  })

  it('to another place is asked by GET, and kept by nobody', async () => {
    const { status, headers, body } = await sent(seeOther('/fr/stock'))
    expect([status, headers.get('location'), headers.get('cache-control'), body]).toEqual([
      303,
      '/fr/stock',
      'no-store',
      '',
    ])
  })

  it('is given to whoever reads, and refused to whoever writes', async () => {
    expect((await sent(siteAnswer({}), 'HEAD')).status).toBe(200)
    const { status, headers, body, asked } = await sent(siteAnswer({}), 'POST')
    expect(asked).toEqual([])
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'GET, HEAD', 'no-store'])
    expect(problemSchema.parse(JSON.parse(String(body)))).toMatchObject({
      type: 'about:blank',
      title: 'Method Not Allowed',
      detail: 'Only GET and HEAD are answered here',
      code: 'method_not_allowed',
    })
  })
})

describe('a problem of the site', () => {
  it('has a number of its own each time', async () => {
    const numbers = await Promise.all(
      [1, 2].map(async () => (await siteProblem(500, 'internal', 'It broke').json()).request_id),
    )
    expect(new Set(numbers).size).toBe(2)
  })
})
