import * as z from 'zod/mini'
import type { Call } from '@/contract/calls'
import { problemSchema } from '@/contract/problem'
import { validInput } from './inputs.mts'
import {
  type Ask,
  type Check,
  callAddress,
  FIRST,
  hold,
  isType,
  NoSample,
  requestInit,
  type Sample,
  type Weight,
} from './service.mts'

async function holdProblem(response: Response, status: number, codes: readonly string[]): Promise<void> {
  const text = await response.text()
  hold(response.status === status, `${response.status} instead of ${status}: ${text.slice(0, 200)}`)
  hold(isType(response, 'application/problem+json'), `content-type is ${response.headers.get('content-type')}`)
  const problem = z.safeParse(problemSchema, JSON.parse(text))
  hold(problem.success, `no problem body: ${text.slice(0, 200)}`)
  hold(codes.includes(problem.data.code), `code ${problem.data.code} instead of ${codes.join(' or ')}`)
  hold(problem.data.status === status, `body says ${problem.data.status}`)
  hold(!/\bat .+:\d+:\d+/.test(text), 'a stack trace is told')
}

/** What a call must refuse, and how. */
export function badInputs(call: Call, ask: Ask, sample: Sample): Check[] {
  const input = validInput(call, sample, FIRST)
  const address = callAddress(call, input)
  const json = { 'content-type': 'application/json' }
  const problem = (
    name: string,
    status: number,
    codes: string[],
    path: string,
    init?: RequestInit,
    // The site asks none of this, but for what a visitor typed.
    weight: Weight = 'manners',
  ): Check => ({ name, weight, run: async () => holdProblem(await ask(path, init), status, codes) })
  const checks: Check[] = [
    {
      name: 'another method',
      weight: 'manners',
      run: async () => {
        const response = await ask(address, { method: 'DELETE' })
        hold(response.headers.get('allow')?.includes(call.method) === true, `Allow is ${response.headers.get('allow')}`)
        await holdProblem(response, 405, ['method_not_allowed'])
      },
    },
  ]
  if (call.query) {
    const [path = ''] = address.split('?')
    checks.push(
      problem('no query', 400, ['invalid_parameter'], path),
      problem('unknown language', 400, ['invalid_parameter'], address.replace('lang=fr', 'lang=xx')),
      problem('unknown sales type', 400, ['invalid_parameter'], address.replace('sales_type=B2C', 'sales_type=C2C')),
    )
  }
  if (call.body) {
    const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body })
    checks.push(
      problem('body that is no JSON', 400, ['invalid_body'], address, post('{')),
      problem('body without its fields', 400, ['invalid_body'], address, post('{}')),
      problem('body that is a list', 400, ['invalid_body'], address, post('[]')),
      problem(
        'body of another type',
        415,
        ['unsupported_media_type'],
        address,
        post('{}', { 'content-type': 'text/plain' }),
      ),
      problem('body above 64 KB', 413, ['body_too_large'], address, post(JSON.stringify('x'.repeat(70_000)))),
    )
  }
  if (call.problems.includes('unknown_configuration')) {
    const ask404 = (id: string) => {
      const wrong =
        call.method === 'POST'
          ? { body: { ...FIRST, id } }
          : call.path.endsWith(':id')
            ? { id, query: { ...FIRST } }
            : { query: { ...FIRST, id } }
      return ask(callAddress(call, wrong), requestInit(call, 'body' in wrong ? wrong.body : undefined))
    }
    const malformed = call.method === 'POST' ? ['invalid_body', 'invalid_parameter'] : ['invalid_parameter']
    checks.push(
      {
        name: 'unknown id',
        weight: 'less',
        run: async () => holdProblem(await ask404('nosuch.car.2020a.aaa'), 404, ['unknown_configuration']),
      },
      { name: 'malformed id', weight: 'less', run: async () => holdProblem(await ask404('--'), 400, malformed) },
    )
  }
  if (call.problems.includes('unknown_code') && !call.path.endsWith(':id')) {
    checks.push({
      name: 'code with a wrong character',
      weight: 'less',
      run: async () => {
        if (!sample.code) throw new NoSample('cupra_code')
        const path = callAddress(call, { ...input, query: { ...FIRST, cupra_code: wrongCode(sample.code) } })
        await holdProblem(await ask(path), 404, ['unknown_code'])
      },
    })
  }
  if (call.problems.includes('unknown_vehicle')) {
    const wrong = { ...FIRST, commission_id: 'ZZZZZZZZZZZZ' }
    const path = callAddress(call, call.method === 'GET' ? { query: wrong } : {})
    checks.push(problem('unknown vehicle', 404, ['unknown_vehicle'], path, requestInit(call, wrong), 'less'))
  }
  return checks
}

function wrongCode(code: string): string {
  return `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
}

export function unknowns(ask: Ask): Check[] {
  return [
    {
      name: 'unknown address',
      weight: 'manners',
      run: async () => holdProblem(await ask('/v1/nosuch'), 404, ['not_found']),
    },
    {
      name: 'an ETag that is known gives 304',
      weight: 'manners',
      run: async () => {
        const etag = (await ask('/v1/feature-flags')).headers.get('etag')
        hold(etag !== null, 'no ETag')
        const { status } = await ask('/v1/feature-flags', { headers: { 'if-none-match': etag } })
        hold(status === 304, `${status} instead of 304`)
      },
    },
  ]
}
