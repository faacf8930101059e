import { randomUUID } from 'node:crypto'
import { currentTime } from '@/config/clock'
import { requestContext } from '@/config/request-context.server'
import { listDealers } from '@/content/read/dealers.server'
import type { FieldError } from '@/contract/check-message'
import { FIELD_NAMES, goesToDealer } from '@/contract/message-fields'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { ANSWER_WITHIN_DAYS, type MessageKind } from '@/domain/message-kind'
import { addWorkingDays } from '@/domain/working-days'
import type { FormContent, FormProblem } from '@/features/contact/shown-message'
import { findCar } from '@/messages/car.server'
import { needsCode } from '@/messages/confirmation.server'
import { type Messages, siteMessages } from '@/messages/messages.server'
import { readReceipt } from '@/messages/receipt.server'
import { reportNotKept } from '@/messages/report.server'
import { type Taken, takeMessage } from '@/messages/take-message.server'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import type { MessagePage, MessageRequest } from './message-request.server'
import { isForeign, readForm } from './read-form.server'
import { receiptPath, shownCar, shownDealer } from './shown.server'

type FormMatch = Extract<RouteMatch, { name: 'message' }>
type Values = FormContent['values']

/** A form: filled in from its link, from the message that is being changed, or as it came back. */
export async function formPage(match: FormMatch, request: MessageRequest): Promise<MessagePage> {
  const { req, query } = request.context
  const kind = match.params.message_kind
  const audience = { language: request.language, salesType: match.salesType }
  if (req.method === 'POST') return posted(kind, audience, request)
  const receipt = typeof query.m === 'string' ? query.m : null
  const before = receipt ? await valuesBefore(receipt, kind) : undefined
  if (receipt && !before) return shown(kind, audience, { values: readValues(query), problem: 'closed' })
  return shown(kind, audience, { values: before ?? readValues(query), receipt })
}

async function posted(kind: MessageKind, audience: Audience, { context }: MessageRequest): Promise<MessagePage> {
  const { req } = context
  const given = await readForm(req)
  if (!given || isForeign(req))
    return { ...(await shown(kind, audience, { problem: 'unreadable' })), status: given ? 403 : 400 }
  const values = readValues(given)
  const again = {
    values,
    key: given.key,
    receipt: given.receipt || null,
    openedAt: Number(given.opened_at) || undefined,
  }
  const waits = requestContext.getStore()?.waits
  if (waits)
    return { ...(await shown(kind, audience, { ...again, problem: 'too_many' })), status: 429, retryAfter: waits }
  const { language, salesType: sales_type } = audience
  const taken = await kept(kind, { ...given, language, sales_type })
  if (taken?.status === 'taken') return { seeOther: receiptPath(taken.receipt, audience) }
  if (!taken) return { ...(await shown(kind, audience, { ...again, problem: 'unavailable' })), status: 503 }
  if (taken.status === 'wrong')
    return { ...(await shown(kind, audience, { ...again, errors: taken.errors })), status: 422 }
  // Whoever was asked to send it once more is taken then, however soon.
  const openedAt = taken.status === 'suspected' ? 0 : again.openedAt
  return {
    ...(await shown(kind, audience, { ...again, openedAt, problem: taken.status })),
    status: STATUS[taken.status],
  }
}

const STATUS = { suspected: 409, closed: 410, unreadable: 400 } as const

async function kept(kind: MessageKind, given: Readonly<Record<string, unknown>>): Promise<Taken | undefined> {
  try {
    const messages = await siteMessages()
    return await takeMessage(kind, given, messages, { needsCode: await needsCode() })
  } catch (error) {
    reportNotKept(error)
    return undefined
  }
}

interface Shown {
  readonly values?: Values
  readonly errors?: readonly FieldError[]
  readonly problem?: FormProblem
  readonly key?: string | undefined
  readonly receipt?: string | null
  /** When the visitor first had the form: a mistake that is mended takes less time than the form did. */
  readonly openedAt?: number | undefined
}

async function shown(
  kind: MessageKind,
  audience: Audience,
  said: Shown,
): Promise<Extract<MessagePage, { view: object }>> {
  const { values = {}, errors = [], problem = null, key = randomUUID(), receipt = null, openedAt = Date.now() } = said
  const today = dayInBrussels(currentTime())
  const [found, dealers] = await Promise.all([findCar(values, audience), listDealers(audience)])
  const car = found.kind === 'car' ? found.car : undefined
  const dealer = goesToDealer(kind) ? dealers.find(({ id }) => id === (car?.dealer_id ?? values.dealer_id)) : undefined
  const form: FormContent = {
    values,
    errors,
    problem,
    key,
    openedAt,
    receipt,
    today,
    answeredBy: addWorkingDays(today, ANSWER_WITHIN_DAYS[kind]),
    car: car ? shownCar(car, audience) : null,
    carProblem: found.kind === 'gone' || found.kind === 'trouble' ? found.kind : null,
    dealer: dealer ? shownDealer(dealer) : null,
    dealerHasCar: dealer !== undefined && dealer.id === car?.dealer_id,
    dealers: dealers.filter(({ services }) => services.includes('sales')).map(shownDealer),
  }
  return { view: { form } }
}

/** What a link or a form says, by field. A dealer page calls itself `dealer`, the topics `subject`. */
function readValues(given: Readonly<Record<string, unknown>>): Values {
  const named = { ...given, dealer_id: given.dealer_id ?? given.dealer, topic: given.topic ?? given.subject }
  const entries = FIELD_NAMES.map((field) => [field, (named as Record<string, unknown>)[field]] as const)
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

async function valuesBefore(receipt: string, kind: MessageKind): Promise<Values | undefined> {
  const messages = await siteMessages().catch((): Messages | undefined => undefined)
  const id = messages && readReceipt(receipt, messages.sealing)
  const message = id ? await messages.store.find('id', id) : undefined
  if (message?.kind !== kind || (message.state !== 'open' && message.state !== 'held')) return undefined
  return message.content?.values
}
