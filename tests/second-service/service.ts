import { createHash } from 'node:crypto'
import { backendFetch } from '@demo/backend/http/app'
import { CALLS } from '@/contract/calls'
import { toContract, toDialect } from './dialect'

/**
 * A service that knows the same cars and speaks otherwise: addresses, names, cents, ids as UUIDs, a stock that is read from
 * cursor to cursor, errors in a form of its own.
 */

const PAGE = 25
const ERRORS: Readonly<Record<string, string>> = {
  unknown_vehicle: 'VEHICLE_NOT_FOUND',
  vehicle_sold: 'VEHICLE_GONE',
  unknown_configuration: 'BUILD_NOT_FOUND',
  unknown_code: 'CODE_NOT_FOUND',
}

const ids = new Map<string, string>()
/** Which car of the contract an id of the service is. */
export const nameOf = (uuid: string): string => ids.get(uuid) ?? uuid

function uuidOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex')
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
  ids.set(uuid, id)
  return uuid
}

const isCarId = (text: string) => /^[a-z]+\.[a-z0-9]+\./.test(text)

function withUuids(value: unknown): unknown {
  if (typeof value === 'string') return isCarId(value) ? uuidOf(value) : value
  if (Array.isArray(value)) return value.map(withUuids)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withUuids(inner)]))
}

const ask = (path: string, method: string, body?: object) =>
  backendFetch(
    new Request(`http://backend.invalid${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
  )

export async function secondService(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, name = '', car = ''] = /^\/rest\/([^/]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? []
  const call = CALLS.find((each) => each.name === name)
  if (!call) return Response.json({ failure: { reason: 'NO_SUCH_RESOURCE' } }, { status: 404 })
  const asked = toContract(
    call.method === 'POST' ? await request.json() : Object.fromEntries(url.searchParams),
  ) as Record<string, string>
  if (asked.id) asked.id = nameOf(asked.id)
  const { cursor, ...input } = asked
  const isList = name === 'stock-vehicles' && !('commission_id' in input) && !('commission_ids' in input)
  const body = isList ? { ...input, offset: Number(cursor ?? 0), limit: PAGE } : input
  const path = call.path.replace(':id', nameOf(car))
  const answer =
    call.method === 'POST' ? await ask(path, 'POST', body) : await ask(`${path}?${new URLSearchParams(input)}`, 'GET')
  const right = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) {
    const failure = { reason: ERRORS[String(right.code)] ?? 'BAD_REQUEST', text: right.detail }
    return Response.json({ failure }, { status: answer.status === 410 ? 404 : answer.status })
  }
  const { total, entries, offset } = right
  const next = Number(offset) + PAGE
  const nextCursor = isList && next < Number(entries ?? total) ? String(next) : undefined
  return Response.json({ data: toDialect(withUuids(right)), ...(nextCursor && { nextCursor }) }, { status: 200 })
}
