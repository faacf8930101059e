import type { NextApiRequest, NextApiResponse } from 'next'
import { describe, expect, it } from 'vitest'
import { carsNavigationSchema } from '@/contract/navigation'
import { problemSchema } from '@/contract/problem'
import { searchIndexSchema } from '@/contract/search'
import navigation from '@/pages/api/navigation'
import search from '@/pages/api/search'

type Door = typeof navigation

interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
}

async function ask(door: Door, method: string, query: NextApiRequest['query']): Promise<Answered> {
  const answered: Answered = { status: 0, headers: {}, body: '' }
  const response = {
    on: () => undefined,
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
  await door({ method, query } as NextApiRequest, response as unknown as NextApiResponse)
  return answered
}

describe.each([
  ['/api/navigation', navigation, { language: 'fr', type: 'cars' }, carsNavigationSchema],
  ['/api/search', search, { language: 'fr', sales_type: 'B2C' }, searchIndexSchema],
] as const)('%s', (_, door, query, schema) => {
  it.each(['GET', 'HEAD'])('answers %s with status, headers and body', async (method) => {
    const { status, headers, body } = await ask(door, method, query)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
    })
    expect(schema.parse(JSON.parse(body))).toEqual(JSON.parse(body))
  })

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s with a problem, and says what is allowed', async (method) => {
    const { status, headers, body } = await ask(door, method, query)
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'application/problem+json' })
    expect(problemSchema.parse(JSON.parse(body)).code).toBe('method_not_allowed')
  })
})

it('/api/navigation refuses a wrong type with 400', async () => {
  expect(await ask(navigation, 'GET', { language: 'fr', type: 'menu' })).toMatchObject({
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
  })
})
