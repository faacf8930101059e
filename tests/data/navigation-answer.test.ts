import { afterEach, describe, expect, it, vi } from 'vitest'
import { carsNavigationSchema, linkGroupsSchema, NAVIGATION_TYPES } from '@/contract/navigation'
import { problemSchema } from '@/contract/problem'
import { answerNavigation } from '@/data/navigation/answer.server'
import { LANGUAGES } from '@/domain/language'

const titlesOf = async (answer: Response) => JSON.stringify(await answer.json())

afterEach(() => {
  vi.doUnmock('@/content/read/navigation.server')
  vi.resetModules()
})

describe('GET /api/navigation', () => {
  it.each(LANGUAGES.flatMap((language) => NAVIGATION_TYPES.map((type) => [language, type] as const)))(
    'answers %s %s as the contract says, for a cache in front',
    async (language, type) => {
      const answer = await answerNavigation({ language, type })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
      const schema = type === 'cars' ? carsNavigationSchema : linkGroupsSchema
      const body: unknown = await answer.json()
      expect(schema.parse(body)).toEqual(body)
    },
  )

  it.each(['de', 'en', '', null, undefined, ['fr', 'nl']])('counts the language %j as NL', async (language) => {
    const dutch = await titlesOf(await answerNavigation({ language: 'nl', type: 'footer' }))
    const french = await titlesOf(await answerNavigation({ language: 'fr', type: 'footer' }))
    expect(french).not.toBe(dutch)
    expect(await titlesOf(await answerNavigation({ language, type: 'footer' }))).toBe(dutch)
  })

  it('reads the language in whatever case', async () => {
    const french = await titlesOf(await answerNavigation({ language: 'fr', type: 'footer' }))
    expect(await titlesOf(await answerNavigation({ language: 'FR', type: 'footer' }))).toBe(french)
  })

  it.each(['menu', '', 'CARS', null, undefined, ['cars', 'footer'], '__proto__'])(
    'refuses the type %j with a problem that names the field',
    async (type) => {
      const answer = await answerNavigation({ language: 'fr', type })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(problemSchema.parse(await answer.json())).toMatchObject({
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'type must be one of: cars, header, footer',
        code: 'invalid_parameter',
        errors: [{ field: 'type', code: 'invalid_value', message: 'one of: cars, header, footer' }],
      })
    },
  )

  it('is read once for all pages, and again when an entry has changed or the day is another one', async () => {
    vi.resetModules()
    let times = 0
    vi.doMock('@/content/read/navigation.server', () => ({
      readLinkGroups: async () => ({ main: [], social: [], secondary: [], times: ++times }),
    }))
    const fresh = await import('@/data/navigation/answer.server')
    const { invalidateReads } = await import('@/content/store/store.server')
    const read = async () => {
      const answers = await Promise.all([1, 2].map(() => fresh.answerNavigation({ language: 'fr', type: 'footer' })))
      const texts = await Promise.all(answers.map((answer) => answer.json()))
      return texts.map((text) => text.times)
    }
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] })
    expect([await read(), await read()].flat()).toEqual([1, 1, 1, 1])
    invalidateReads()
    expect(await read()).toEqual([2, 2])
    vi.setSystemTime(new Date('2026-03-02T12:00:00Z'))
    expect(await read()).toEqual([3, 3])
    vi.useRealTimers()
  })

  it('answers content that cannot be read with a problem, and nothing of what happened inside', async () => {
    vi.resetModules()
    vi.doMock('@/content/read/navigation.server', () => ({
      readCarsNavigation: () => Promise.reject(new Error('ENOENT /srv/entries/cars.yaml')),
    }))
    const fresh = await import('@/data/navigation/answer.server')
    const answer = await fresh.answerNavigation({ language: 'fr', type: 'cars' })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(problemSchema.parse(JSON.parse(text))).toMatchObject({
      title: 'Internal Server Error',
      detail: 'The navigation content "cars" could not be read',
      code: 'internal',
    })
    expect(JSON.parse(text)).not.toHaveProperty('errors')
    expect(text).not.toContain('ENOENT')
  })
})
