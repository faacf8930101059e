import { CALLS, type Call, type CallName, type ResponseOf } from '@/contract/calls'
import { type Deviation, readAnswer } from '@/data/read-answer'
import { LANGUAGES } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'

/** How a service is reached: a path from /v1 on. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export interface Audience {
  readonly lang: (typeof LANGUAGES)[number]
  readonly sales_type: SalesType
}

export const FIRST: Audience = { lang: 'fr', sales_type: 'B2C' }
export const AUDIENCES = LANGUAGES.flatMap((lang) => SALES_TYPES.map((sales_type): Audience => ({ lang, sales_type })))

/**
 * What a fault does to the site. `breaks`: a page has nothing to show, or says what is not so. `less`: a part is left out.
 * `manners`: the site copes.
 */
export type Weight = 'breaks' | 'less' | 'manners'
export interface Check {
  readonly name: string
  readonly weight: Weight
  readonly run: () => Promise<void>
}

export class Fault extends Error {}

export function hold(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Fault(fault)
}

/** A check that said nothing of the service, and why. */
export class NotAsked extends Error {}

/** Nothing to ask about was found in what the service answered. */
export class NoSample extends NotAsked {
  constructor(what: string) {
    super(`no ${what} was found to ask about`)
  }
}

/** What to ask about; a part that no answer had is undefined. */
export interface Sample {
  readonly id: string | undefined
  readonly code: string | undefined
  readonly carline: string | undefined
  readonly commission: string | undefined
}

export interface Input {
  readonly id?: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** An answer as the site reads it, and how it differed. */
interface Read<N extends CallName> {
  readonly answer: ResponseOf<N>
  readonly deviations: readonly Deviation[]
}

export interface Service {
  /** Reads as the site does: what fits. @throws Fault when there is no answer, or nothing of it fits */
  readonly read: <N extends CallName>(name: N, input: Input) => Promise<Read<N>>
  /** The answer alone, for checks that compare answers. */
  readonly answer: <N extends CallName>(name: N, input: Input) => Promise<ResponseOf<N>>
}

export function makeService(ask: Ask): Service {
  const read = async <N extends CallName>(name: N, input: Input): Promise<Read<N>> => {
    const call = findCall(name)
    const response = await ask(callAddress(call, input), requestInit(call, input.body))
    const text = await response.text()
    hold(response.status === call.status, `${response.status} instead of ${call.status}: ${text.slice(0, 200)}`)
    const deviations: Deviation[] = []
    if (!isType(response, 'application/json'))
      deviations.push({
        kind: 'manners',
        path: '(header)',
        reason: `content-type is ${response.headers.get('content-type')}`,
      })
    try {
      const answer = readAnswer(name, call.response, parseJson(text), (found) => deviations.push(...found))
      return { answer: answer as ResponseOf<N>, deviations }
    } catch (error) {
      throw new Fault(error instanceof Error ? error.message : String(error))
    }
  }
  return { read, answer: async (name, input) => (await read(name, input)).answer }
}

export function isType(response: Response, type: string): boolean {
  return response.headers.get('content-type')?.split(';')[0]?.trim() === type
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
