import { describe, expect, it } from 'vitest'
import { PROBLEM_CODES, type ProblemCode } from '@/contract/problem'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { combineStatuses, mainResourceStatus } from '@/door/page/main-resource-status'

function problem(status: number, code?: ProblemCode) {
  const body = code && { type: 'about:blank', title: '', status, detail: '', code, request_id: '' }
  return new RemoteProblem('stock vehicles', { status, problem: body })
}

describe('what the service said of a page’s main resource', () => {
  it('is answered when there is no error', () => {
    expect(mainResourceStatus(null)).toEqual({ kind: 'answered' })
    expect(mainResourceStatus(undefined)).toEqual({ kind: 'answered' })
  })

  it('is gone when the contract says that it is sold', () => {
    expect(mainResourceStatus(problem(410, 'vehicle_sold'))).toEqual({ kind: 'gone' })
  })

  it.each(['unknown_carline', 'unknown_configuration', 'unknown_code', 'unknown_vehicle', 'not_buildable'] as const)(
    'is refused when the contract says %s',
    (code) => {
      expect(mainResourceStatus(problem(404, code))).toEqual({ kind: 'refused', code })
    },
  )

  it('is a refusal of what cannot be read only where the visitor has written it', () => {
    expect(mainResourceStatus(problem(400, 'invalid_parameter'), { hasOwnWords: true }).kind).toBe('refused')
    expect(mainResourceStatus(problem(400, 'invalid_parameter')).kind).toBe('trouble')
  })

  it.each<[string, unknown]>([
    ['no answer', new RemoteUnreachable('flags', undefined)],
    ['a wrong shape', new WrongShape('flags', '(body)', 'no object')],
    ...[400, 401, 403, 404, 410, 429, 500, 502, 503].map(
      (status) => [`a bare ${status}`, problem(status)] as [string, unknown],
    ),
    ['a contract’s 500', problem(500, 'internal')],
    ['a contract’s 429', problem(429, 'too_many_requests')],
    ['an unknown path of the service', problem(404, 'not_found')],
    ['a fault of the site', new TypeError('undefined is not a function')],
  ])('is trouble, and says nothing about the page, after %s', (_, error) => {
    expect(mainResourceStatus(error, { hasOwnWords: true })).toEqual({ kind: 'trouble' })
  })

  it('is a refusal for few of the contract’s problems', () => {
    const refusals = PROBLEM_CODES.filter((code) => mainResourceStatus(problem(404, code)).kind === 'refused')
    expect(refusals).toHaveLength(5)
  })
})

describe('of a page about several things', () => {
  const refused = { kind: 'refused', code: 'unknown_code' } as const

  it('one that nobody knows is said, and while another one may be there nobody is told that it is not', () => {
    expect(combineStatuses([{ kind: 'answered' }, refused])).toEqual(refused)
    expect(combineStatuses([refused, { kind: 'trouble' }])).toEqual({ kind: 'trouble' })
    expect(combineStatuses([{ kind: 'answered' }, { kind: 'answered' }])).toEqual({ kind: 'answered' })
    expect(combineStatuses([])).toEqual({ kind: 'answered' })
  })
})
