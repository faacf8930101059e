import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '@/contract/problem'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { classifyCarError, classifyRefusal } from '@/features/configurator/car/car-problem'

const answered = (status: number, code?: ProblemCode) =>
  new RemoteProblem('configuration', {
    status,
    problem: code && { type: '', title: '', status, detail: '', code, request_id: '1' },
  })

describe('a car that does not open', () => {
  it('was asked for wrongly when the service says so', () => {
    expect(classifyCarError(answered(400, 'invalid_parameter'))).toBe('malformed')
  })

  it('is not there when its code or id is unknown', () => {
    expect(classifyCarError(answered(404, 'unknown_code'))).toBe('unknown')
    expect(classifyCarError(answered(404, 'unknown_configuration'))).toBe('unknown')
  })

  it('has nobody home in every other case', () => {
    expect(classifyCarError(answered(500, 'internal'))).toBe('down')
    expect(classifyCarError(answered(429, 'too_many_requests'))).toBe('down')
    expect(classifyCarError(answered(502))).toBe('down')
    expect(classifyCarError(answered(404, 'not_found'))).toBe('down')
    expect(classifyCarError(new RemoteUnreachable('configuration', undefined))).toBe('down')
  })

  it('is not to be shown here when the service did answer, and the answer is not as agreed', () => {
    expect(classifyCarError(new WrongShape('configuration', '(body)', 'no object'))).toBe('unfit')
  })

  it('is not said to be unknown by something on the way to the service', () => {
    for (const status of [400, 401, 403, 404, 410, 422]) expect(classifyCarError(answered(status))).toBe('down')
  })
})

it('a refusal that the page of the server already has says the same', () => {
  expect(classifyRefusal('invalid_parameter')).toBe('malformed')
  expect(classifyRefusal('unknown_configuration')).toBe('unknown')
})
