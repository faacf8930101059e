import type { NextApiRequest, NextApiResponse } from 'next'
import { describe, expect, it } from 'vitest'
import { carsNavigationSchema } from '@/contract/navigation'
import navigation from '@/pages/api/navigation'

interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
}

async function ask(method: string, query: NextApiRequest['query']): Promise<Answered> {
  const answered: Answered = { status: 0, headers: {}, body: '' }
  const response = {
    status: (code: number) => {
      answered.status = code
    },
    setHeader: (name: string, value: unknown) => {
      answered.headers[name] = value
    },
    send: (body: string) => {
      answered.body = body
    },
  }
  await navigation({ method, query } as NextApiRequest, response as unknown as NextApiResponse)
  return answered
}

describe('/api/navigation', () => {
  it('answers GET with status, headers and body', async () => {
    const { status, headers, body } = await ask('GET', { language: 'fr', type: 'cars' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': expect.stringContaining('public'),
    })
    expect(carsNavigationSchema.parse(JSON.parse(body)).navigation.length).toBeGreaterThan(0)
  })

  it('refuses a wrong type with 400', async () => {
    expect(await ask('GET', { language: 'fr', type: 'menu' })).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    })
  })

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s with 405 and says what is allowed', async (method) => {
    expect(await ask(method, { language: 'fr', type: 'cars' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })
})
