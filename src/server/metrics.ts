import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '@/config/same-secret.server'
import { type Revalidation, revalidations } from '@/data/front/revalidations.server'
import { type ServerError, serverErrors } from '@/data/server-errors.server'
import { type BreakerChange, breakerChanges } from '@/data/service/breaker-changes.server'
import { deviationChannel, type ReportedDeviation } from '@/data/service/deviation-channel.server'
import { type RemoteCall, remoteCalls } from '@/data/service/remote-calls.server'
import { type Attempt, attempts, type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import { countField } from './field'
import { type PageMakingState, pageMakingStates, refusedTurns } from './page-making/state'
import { type PageStoreState, pageStoreStates, sharedStoreStates } from './page-store/state'
import { problem } from './problem'
import type { RequestKind } from './request-kind'

export interface AnsweredRequest {
  readonly kind: RequestKind
  readonly status: number
  readonly seconds: number
  /** HIT, STALE or MISS of the page store, where the answer may come from it. */
  readonly stored: string | undefined
}

export type Metrics = ReturnType<typeof createMetrics>

/** Which build runs, and how its operators call it. */
export interface Release {
  readonly build: string
  readonly version: string
}

/** Why a request was not answered as it was meant. */
export type RefusalReason =
  | 'address-too-long'
  | 'not-plain'
  | 'method'
  | 'not-here'
  | 'unreadable'
  | 'calls-limit'
  | 'field-limit'
  | 'messages-limit'

/** What Prometheus reads. Labels have few values, none of which a visitor can make up. */
export function createMetrics(release: Release) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  countField(registry, release.build)
  countEvents(registry)
  new Gauge({ name: 'site_build_info', help: 'Which build runs', labelNames: ['build', 'version'], registers }).set(
    { ...release },
    1,
  )
  const refusals = new Counter({
    name: 'site_refusals_total',
    help: 'Requests that were refused, by the reason',
    labelNames: ['reason'],
    registers,
  })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers by kind of request and status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From the request to the end of the answer',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3.5, 8],
    registers,
  })
  const stored = new Counter({
    name: 'site_page_store_answers_total',
    help: 'Pages by how the store served them: hit, stale or miss',
    labelNames: ['result'],
    registers,
  })
  const storeBytes = new Gauge({ name: 'site_page_store_bytes', help: 'Memory that stored pages take', registers })
  const storePages = new Gauge({ name: 'site_page_store_pages', help: 'Pages in memory', registers })
  const making = new Gauge({
    name: 'site_pages_making',
    help: 'Pages that are made on request, and those that wait for their turn',
    labelNames: ['lane', 'state'],
    registers,
  })
  const refused = new Counter({
    name: 'site_pages_refused_total',
    help: 'Visitors who were asked to come again, because too many pages waited',
    registers,
  })
  const calls = new Counter({
    name: 'site_remote_calls_total',
    help: 'Calls to the remote service by name and outcome; those that were answered, and not as agreed, count as manners, partly or wrong-shape too',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const browserCalls = new Counter({
    name: 'site_browser_answers_not_as_agreed_total',
    help: 'Answers of the remote service of which a browser said that they are not as agreed',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const callDurations = new Histogram({
    name: 'site_remote_call_duration_seconds',
    help: 'Calls to the remote service, to the end of the body',
    labelNames: ['call'],
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  })
  const breakers = new Gauge({
    name: 'site_breaker_open',
    help: '1 while the circuit breaker of a call is open, 0.5 while it tries again',
    labelNames: ['call'],
    registers,
  })

  const messagesUp = new Gauge({ name: 'site_messages_store_up', help: '1 while messages can be kept', registers })
  const deliveries = new Gauge({
    name: 'site_messages_deliveries',
    help: 'Deliveries of messages that wait, and those that were given up',
    labelNames: ['state'],
    registers,
  })
  const unreadable = new Gauge({
    name: 'site_messages_unreadable',
    help: 'Messages that cannot be opened: damaged, or sealed with a key that is not in MESSAGES_KEY',
    registers,
  })
  const searches = new Gauge({
    name: 'site_searches_followed',
    help: 'Searches of the stock that somebody follows by mail',
    registers,
  })
  const oldestDelivery = new Gauge({
    name: 'site_messages_oldest_delivery_seconds',
    help: 'How long the oldest delivery has waited; 0 when none does',
    registers,
  })

  messagesStates.subscribe((message) => {
    const state = message as MessagesState
    messagesUp.set(state.isUp ? 1 : 0)
    if (state.unreadable !== undefined) unreadable.set(state.unreadable)
    if (!state.isUp) return
    searches.set(state.searches)
    deliveries.set({ state: 'waiting' }, state.waiting)
    deliveries.set({ state: 'dead' }, state.dead)
    oldestDelivery.set(state.oldest === undefined ? 0 : Math.max(0, (Date.now() - state.oldest) / 1000))
  })
  remoteCalls.subscribe((message) => {
    const { call, outcome, seconds } = message as RemoteCall
    calls.inc({ call, outcome })
    callDurations.observe({ call }, seconds)
  })
  deviationChannel.subscribe((message) => {
    const { call, kind, side } = message as ReportedDeviation
    ;(side === 'server' ? calls : browserCalls).inc({ call, outcome: kind })
  })
  breakerChanges.subscribe((message) => {
    const { call, state } = message as BreakerChange
    breakers.set({ call }, { closed: 0, 'half-open': 0.5, open: 1 }[state])
  })
  pageStoreStates.subscribe((message) => {
    const { bytes, pages } = message as PageStoreState
    storeBytes.set(bytes)
    storePages.set(pages)
  })
  pageMakingStates.subscribe((message) => {
    const { lane, running, waiting } = message as PageMakingState
    making.set({ lane, state: 'running' }, running)
    making.set({ lane, state: 'waiting' }, waiting)
  })
  refusedTurns.subscribe(() => refused.inc())
  // Without REDIS_URL nobody says so, and there is no such metric: it would be 0 for ever.
  let sharedStore: Gauge | undefined
  sharedStoreStates.subscribe((isReachable) => {
    sharedStore ??= new Gauge({
      name: 'site_shared_page_store_up',
      help: '1 while the store that processes share can be reached',
      registers,
    })
    sharedStore.set(isReachable === true ? 1 : 0)
  })

  return {
    answered: ({ kind, status, seconds, stored: result }: AnsweredRequest) => {
      requests.inc({ kind, status: String(status) })
      durations.observe({ kind }, seconds)
      if (result) stored.inc({ result: result.toLowerCase() })
    },
    refused: (reason: RefusalReason) => refusals.inc({ reason }),
    /** The token of `/api/metrics`. Without one the address does not exist, nor for a caller with a wrong one. */
    send: async (request: IncomingMessage, response: ServerResponse, token: string | undefined) => {
      const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      if (!token || !isSameSecret(given, token)) return problem(response, 404, 'not_found')
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      response.end(await registry.metrics())
    },
  }
}

/** What happens now and then, by how it ended. */
function countEvents(registry: Registry): void {
  const registers = [registry]
  const errors = new Counter({
    name: 'site_server_errors_total',
    help: 'Errors that a page or a call of this site ended with, as Next tells of them',
    labelNames: ['kind'],
    registers,
  })
  const calls = new Counter({
    name: 'site_revalidations_total',
    help: 'Signed calls to make pages again, by how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const tries = new Counter({
    name: 'site_delivery_attempts_total',
    help: 'Tries to hand on a message, by webhook or mail, and how each ended',
    labelNames: ['target', 'outcome'],
    registers,
  })
  serverErrors.subscribe((message) => errors.inc({ kind: (message as ServerError).kind }))
  revalidations.subscribe((message) => calls.inc({ outcome: (message as Revalidation).outcome }))
  attempts.subscribe((message) => {
    const { target, outcome } = message as Attempt
    tries.inc({ target, outcome })
  })
}
