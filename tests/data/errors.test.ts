import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@/contract/problem'
import { checkShape, type Shape } from '@/data/check-shape'
import { isNotFoundCode, isRefusal, isTransient, RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'

describe('a problem', () => {
  const problem = {
    type: 'about:blank',
    title: 'Niet gevonden',
    status: 404,
    detail: 'Deze code kennen we niet.',
    code: 'unknown_code',
    request_id: 'r-1',
  } as const

  it('names its call, its status and, where it has one, its code', () => {
    expect(new RemoteProblem('prices', { status: 404, problem }).message).toBe('prices answered 404 unknown_code')
    expect(new RemoteProblem('prices', { status: 502 }).message).toBe('prices answered 502')
    expect(new RemoteProblem('prices', { status: 502 }, 'No menu').message).toBe('No menu')
  })

  it('without a body of the contract has neither code nor fields', () => {
    expect(new RemoteProblem('prices', { status: 502 })).toMatchObject({ errors: [], code: undefined })
    expect(new RemoteProblem('prices', { status: 404, problem })).toMatchObject({ errors: [], code: 'unknown_code' })
  })
})

describe('worth asking again', () => {
  it.each([
    [new RemoteUnreachable('prices', new Error('refused')), true],
    [new RemoteProblem('prices', { status: 500 }), true],
    [new RemoteProblem('prices', { status: 599 }), true],
    [new RemoteProblem('prices', { status: 429 }), true],
    [new RemoteProblem('prices', { status: 499 }), false],
    [new RemoteProblem('prices', { status: 428 }), false],
    [new WrongShape('prices', '(body)', 'invalid'), false],
    [new Error('of our own'), false],
    [{ status: 503 }, false],
  ])('%s: %s', (error, isWorth) => {
    expect(isTransient(error)).toBe(isWorth)
  })
})

describe('a body of the wrong shape', () => {
  const refuse = (...issues: { path: readonly PropertyKey[]; message: string }[]): Shape<unknown> => ({
    safeParse: () => ({ success: false, error: { issues } }),
  })
  const messageOf = (shape: Shape<unknown>) => {
    try {
      checkShape('prices', shape, {})
    } catch (error) {
      if (error instanceof WrongShape) return error.message
    }
    throw new Error('no WrongShape')
  }

  it.each([
    [['models', 0, 'from_price', 'incl'], 'models[0].from_price.incl'],
    [[2, 'code'], '[2].code'],
    [[], '(body)'],
  ])('names the first place that differs: %j', (path, text) => {
    const later = { path: ['later'], message: 'too' }
    expect(messageOf(refuse({ path, message: 'expected number' }, later))).toBe(
      `prices: ${text} is not as agreed (expected number)`,
    )
  })

  it('names the body where the schema gives no place', () => {
    expect(messageOf(refuse())).toBe('prices: (body) is not as agreed (no reason given)')
  })
})

describe('a refusal', () => {
  const problem = (status: number, code: ProblemCode) =>
    new RemoteProblem('prices', {
      status,
      problem: { type: 'about:blank', title: '', status, detail: '', code, request_id: 'r-1' },
    })

  it('is said by the service itself, with a code of the contract', () => {
    expect(isRefusal(problem(404, 'unknown_code'))).toBe(true)
    expect(isRefusal(problem(410, 'vehicle_sold'))).toBe(true)
    expect(isRefusal(problem(400, 'invalid_parameter'))).toBe(true)
  })

  it('is not a bare status of something on the way, nor trouble of the service', () => {
    for (const status of [400, 401, 403, 404, 410, 422])
      expect(isRefusal(new RemoteProblem('prices', { status }))).toBe(false)
    expect(isRefusal(problem(500, 'internal'))).toBe(false)
    expect(isRefusal(problem(429, 'too_many_requests'))).toBe(false)
    expect(isRefusal(new RemoteUnreachable('prices', undefined))).toBe(false)
  })

  it.each([
    ['unknown_code', true],
    ['unknown_configuration', true],
    ['not_buildable', true],
    ['invalid_parameter', false],
    ['vehicle_sold', false],
  ] as const)('with %s says that there is no such thing: %s', (code, isUnknown) => {
    expect(isNotFoundCode(code)).toBe(isUnknown)
  })
})
