import { skipToken } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@/contract/problem'
import { RemoteProblem, RemoteUnreachable } from '@/data/errors'
import type { Prefetchable } from '@/data/prefetchable'
import { createQueryClient } from '@/data/query-client'
import type { Loaded } from '@/door/loaders/loaded'
import { hasTrouble, prefetchPage } from '@/door/page/prefetch-page.server'

const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const

function problem(status: number, code: ProblemCode) {
  return new RemoteProblem('car', {
    status,
    problem: { type: 'about:blank', title: '', status, detail: '', code, request_id: '' },
  })
}
const answered = (name: string): Prefetchable => ({ queryKey: [name], queryFn: async () => name })
const failed = (name: string, error: Error): Prefetchable => ({
  queryKey: [name],
  queryFn: () => Promise.reject(error),
})

/** What the door learns of a page, and which calls got an answer besides those of the frame. */
async function prefetched(loaded: Partial<Loaded>) {
  const queryClient = createQueryClient()
  const { main, dehydratedState } = await prefetchPage(queryClient, { queries: [], view: {}, ...loaded }, AUDIENCE)
  const keys = dehydratedState.queries.map(({ queryKey }) => queryKey.join(' '))
  return {
    main,
    hasTrouble: hasTrouble(queryClient),
    answers: keys.filter((key) => !key.startsWith('navigation')),
    keys,
  }
}

describe('the data of a page', () => {
  it('begin with what its header, its menu and its footer show, in its language', async () => {
    const { keys } = await prefetched({})
    expect(keys.sort()).toEqual(['navigation cars nl', 'navigation footer nl', 'navigation header nl'])
  })

  it('have what to ask once its main resource is answered, and nothing that would stand in its place', async () => {
    const { main, answers } = await prefetched({
      queries: [answered('car')],
      thenQueries: (answers) => [answered(`options of the ${answers.getQueryData(['car'])}`)],
      whenGone: [answered('cars like it')],
    })
    expect(main).toEqual({ kind: 'answered' })
    expect(answers).toEqual(['car', 'options of the car'])
  })

  it('have what to offer in the place of a main resource that is gone, and nothing that would follow from it', async () => {
    const { main, answers } = await prefetched({
      queries: [failed('car', problem(410, 'vehicle_sold'))],
      thenQueries: () => [answered('options')],
      whenGone: [answered('cars like it')],
    })
    expect(main).toEqual({ kind: 'gone' })
    expect(answers).toEqual(['cars like it'])
  })

  it('have what to offer in the place of a main resource that was never there', async () => {
    const { main, answers } = await prefetched({
      queries: [failed('car', problem(404, 'unknown_vehicle'))],
      thenQueries: () => [answered('options')],
      whenRefused: [answered('cars of its model')],
      whenGone: [answered('cars like it')],
      tellsRefusal: true,
    })
    expect(main).toEqual({ kind: 'refused', code: 'unknown_vehicle' })
    expect(answers).toEqual(['cars of its model'])
  })

  it('say nothing against a main resource that cannot be asked about yet', async () => {
    const { main } = await prefetched({ queries: [{ queryKey: ['car'], queryFn: skipToken }] })
    expect(main).toEqual({ kind: 'answered' })
  })

  it('say nothing of the main resource when a further call is refused', async () => {
    const { main, answers } = await prefetched({
      queries: [answered('car'), failed('options', problem(404, 'unknown_configuration'))],
    })
    expect(main).toEqual({ kind: 'answered' })
    expect(answers).toEqual(['car'])
  })
})

describe('what the service cannot read', () => {
  const queries = [failed('car', problem(400, 'invalid_parameter'))]

  it('is refused to a page that says so itself: a visitor has written its address', async () => {
    expect((await prefetched({ queries, tellsRefusal: true })).main).toEqual({
      kind: 'refused',
      code: 'invalid_parameter',
    })
  })

  it.each([{ queries, tellsRefusal: false }, { queries }])(
    'is trouble on any other page: the site has written the question (%o)',
    async (loaded) => {
      expect((await prefetched(loaded)).main).toEqual({ kind: 'trouble' })
    },
  )
})

describe('a page is complete', () => {
  it.each([
    ['when all is answered', answered('figures'), false],
    ['when a call is refused as unknown', failed('figures', problem(404, 'unknown_carline')), false],
    [
      'when a call is refused as unreadable: it would be the next time too',
      failed('figures', problem(400, 'invalid_parameter')),
      false,
    ],
    ['but not when a call got no answer', failed('figures', new RemoteUnreachable('figures', undefined)), true],
    ['but not when a call found the service in trouble', failed('figures', problem(500, 'internal')), true],
  ])('%s', async (_, further, isTrouble) => {
    expect((await prefetched({ queries: [answered('car'), further] })).hasTrouble).toBe(isTrouble)
    expect((await prefetched({ queries: [answered('car')], thenQueries: () => [further] })).hasTrouble).toBe(isTrouble)
  })
})
