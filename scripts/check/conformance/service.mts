import * as z from 'zod/mini'
import { CALLS, type Call, type CallName, type ResponseOf } from '@/contract/calls'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'

/** How a service is reached: a path from /v1 on. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export interface Audience {
  readonly lang: (typeof LANGUAGES)[number]
  readonly sales_type: SalesType
}

export const FIRST: Audience = { lang: 'fr', sales_type: 'B2C' }
export const AUDIENCES = LANGUAGES.flatMap((lang) => SALES_TYPES.map((sales_type): Audience => ({ lang, sales_type })))
export type Check = readonly [name: string, run: () => Promise<void>]

export class Fault extends Error {}

export function hold(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Fault(fault)
}

export interface Sample {
  readonly id: string
  readonly code: string
  readonly carline: string
  readonly commission: string
}

export interface Input {
  readonly id?: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface Service {
  readonly answer: <N extends CallName>(name: N, input: Input) => Promise<ResponseOf<N>>
}

export function makeService(ask: Ask): Service {
  return {
    answer: async <N extends CallName>(name: N, input: Input) => {
      const call = findCall(name)
      const response = await ask(callAddress(call, input), requestInit(call, input.body))
      const text = await response.text()
      hold(response.status === call.status, `${response.status} instead of ${call.status}: ${text.slice(0, 200)}`)
      hold(isType(response, 'application/json'), `content-type is ${response.headers.get('content-type')}`)
      const checked = z.safeParse(call.response, JSON.parse(text))
      if (!checked.success) {
        const issues = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
        throw new Fault(issues.slice(0, 5).join('; '))
      }
      return checked.data as ResponseOf<N>
    },
  }
}

function findCall(name: CallName): Call {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

export function callAddress(call: Call, { id = '', query = {} }: Input): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${call.path.replace(':id', encodeURIComponent(id))}${search.size > 0 ? `?${search}` : ''}`
}

export function requestInit(call: Call, body: unknown): RequestInit {
  if (call.method === 'GET') return {}
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export function isType(response: Response, type: string): boolean {
  return response.headers.get('content-type')?.startsWith(type) === true
}
