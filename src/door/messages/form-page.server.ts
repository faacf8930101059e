import { randomUUID } from 'node:crypto'
import { currentTime } from '@/config/clock'
import { requestContext } from '@/config/request-context.server'
import type { Dealer } from '@/content/dealer-types'
import { listDealers } from '@/content/read/dealers.server'
import { type FieldError, isAnnounced, SUBJECT_SPELLINGS } from '@/contract/check-message'
import { FIELD_NAMES, goesToDealer, PERSON_FIELDS, SUBJECT_FIELDS } from '@/contract/message-fields'
import { isCarlineCode } from '@/domain/carline'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { asksForCar, type MessageKind, NEXT_KIND, SAVED_SEARCH } from '@/domain/message-kind'
import { responseDeadline } from '@/domain/response-deadline'
import type { FormContent, FormDealer, FormProblem } from '@/features/contact/shown-message'
import { findCar } from '@/messages/car.server'
import { needsCode } from '@/messages/confirmation.server'
import { dealerById, dealerOfCar } from '@/messages/find-dealer.server'
import type { Message, MessageCar } from '@/messages/message.server'
import { siteMessages } from '@/messages/messages.server'
import { keepingTrouble } from '@/messages/report.server'
import { asSeenBy, type Taken, takeMessage } from '@/messages/take-message.server'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { AGAIN_AFTER, findMessage } from './find-message.server'
import type { MessagePage, MessageRequest } from './message-request.server'
import { isForeign, readForm } from './read-form.server'
import { describeSavedSearch } from './saved-search.server'
import { listClosestCars, receiptPath, shownCar, shownDealer } from './shown.server'

type FormMatch = Extract<RouteMatch, { name: 'message' }>
type Values = FormContent['values']

/** A form: filled in from its link, from the message that is being changed, or as it came back. */
export async function formPage(match: FormMatch, request: MessageRequest): Promise<MessagePage> {
  const { req, query } = request.context
  const kind = match.params.message_kind
  const audience = { language: request.language, salesType: match.salesType }
  if (req.method === 'POST') return posted(kind, audience, request)
  const receipt = typeof query.m === 'string' ? query.m : null
  const before = receipt ? await saidBefore(receipt, kind) : undefined
  if (before === 'away') {
    const page = await shown(kind, audience, { values: readValues(query), receipt, problem: 'away' })
    return { ...page, status: 503, retryAfter: AGAIN_AFTER }
  }
  if (receipt && !before) return shown(kind, audience, { values: readValues(query), problem: 'closed' })
  return shown(kind, audience, before ?? { values: readValues(query) })
}

async function posted(kind: MessageKind, audience: Audience, { context }: MessageRequest): Promise<MessagePage> {
  const { req } = context
  const answer = async (status: number, said: Shown) => ({ ...(await shown(kind, audience, said)), status })
  const given = await readForm(req)
  if (!given || isForeign(req)) return answer(given ? 403 : 400, { problem: 'unreadable' })
  const again = {
    values: readValues(given),
    key: given.key,
    receipt: given.receipt || null,
    openedAt: Number(given.opened_at) || undefined,
  }
  const waits = requestContext.getStore()?.waits
  if (waits) return { ...(await answer(429, { ...again, problem: 'too_many' })), retryAfter: waits }
  const { language, salesType: sales_type } = audience
  const taken = await kept(kind, { ...given, language, sales_type })
  if (!taken) return { ...(await answer(503, { ...again, problem: 'unavailable' })), retryAfter: AGAIN_AFTER }
  switch (taken.status) {
    case 'taken':
      return { seeOther: receiptPath(taken.receipt, audience) }
    case 'wrong':
      return answer(422, { ...again, errors: taken.errors })
    case 'car_taken':
      return answer(409, { ...again, errors: taken.errors })
    // Whoever was asked to send it once more is taken then, however soon.
    case 'suspected':
      return answer(409, { ...again, openedAt: 0, problem: 'suspected' })
    // What was typed is there as a new message: whoever still wants it sent presses once more.
    case 'closed':
      return answer(410, { values: again.values, openedAt: again.openedAt, problem: 'closed' })
    case 'unreadable':
      return answer(400, { ...again, problem: 'unreadable' })
  }
}

async function kept(kind: MessageKind, given: Readonly<Record<string, unknown>>): Promise<Taken | undefined> {
  try {
    const messages = await siteMessages()
    return await takeMessage(kind, given, messages, { needsCode: await needsCode(kind) })
  } catch (error) {
    keepingTrouble.failed(error)
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
  const now = currentTime()
  const [found, dealers, before, search] = await Promise.all([
    findCar(values, audience),
    listDealers(audience),
    receipt ? messageBefore(receipt) : undefined,
    kind === SAVED_SEARCH && values.search ? describeSavedSearch(values.search, audience) : null,
  ])
  const seen = asSeenBy(before, values, found)
  const { carline_code } = values
  const announced = asksForCar(kind) && isCarlineCode(carline_code) && isAnnounced(values) ? carline_code : undefined
  // It has a name, and neither a price nor a car to drive: the form is about another one.
  const { car, why } = announced ? { why: undefined } : seen
  const closest = why && values.commission_id ? await listClosestCars(values.commission_id, audience) : []
  const dealer = goesToDealer(kind) ? await dealerBeside(car, values, { kind, audience }) : undefined
  const form: FormContent = {
    values,
    errors,
    problem,
    key,
    openedAt,
    receipt,
    today: dayInBrussels(now),
    answerDeadline: responseDeadline(kind, now),
    car: car ? shownCar(car, audience) : null,
    search,
    reservationConflict: kind === 'reservation' && why ? why : null,
    closest,
    carProblem: found.kind === 'gone' || found.kind === 'trouble' ? found.kind : null,
    announced: announced ?? null,
    dealer: dealer ?? null,
    dealerHasCar: dealer !== undefined && car?.dealer_id !== undefined,
    dealers: dealers.filter(({ services }) => services.includes('sales')).map((one) => formDealer(one, kind)),
  }
  return { view: { form } }
}

/** The dealer of the car, or else the one that the link names. */
async function dealerBeside(
  car: MessageCar | undefined,
  values: Values,
  { kind, audience }: { readonly kind: MessageKind; readonly audience: Audience },
): Promise<FormContent['dealer'] | undefined> {
  if (car?.dealer_id === undefined) {
    const chosen = await dealerById(values.dealer_id, audience)
    return chosen && formDealer(chosen, kind)
  }
  const dealer = await dealerOfCar(car.dealer_id, audience)
  if (dealer) return formDealer(dealer, kind)
  return { id: null, name: car.dealer_name ?? car.dealer_id, city: '', phone: '', hours: [] }
}

/** Hours are told where a day is asked for, and nowhere else. */
const formDealer = (dealer: Dealer, kind: MessageKind): FormDealer => ({
  ...shownDealer(dealer),
  hours: kind === 'test-drive' ? dealer.hours : [],
})

/** What a link or a form says, by field. A dealer page calls itself `dealer`, the topics `subject`. */
function readValues(given: Readonly<Record<string, unknown>>): Values {
  const named = { ...given, dealer_id: given.dealer_id ?? given.dealer, topic: given.topic ?? given.subject }
  const entries = FIELD_NAMES.map((field) => [field, (named as Record<string, unknown>)[field]] as const)
  const values: Values = Object.fromEntries(
    entries.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
  const subject = SUBJECT_FIELDS.map((field) => [field, SUBJECT_SPELLINGS[field](values[field] ?? '') ?? values[field]])
  return { ...values, ...Object.fromEntries(subject.filter(([, value]) => value !== undefined)) }
}

async function messageBefore(receipt: string): Promise<Message | undefined> {
  const found = await findMessage(receipt)
  return found === 'away' ? undefined : found.message
}

/** The message of a link to be changed, or what of it stays as it is in the message that comes next. */
async function saidBefore(
  receipt: string,
  kind: MessageKind,
): Promise<Pick<Shown, 'values' | 'receipt'> | 'away' | undefined> {
  const found = await findMessage(receipt)
  if (found === 'away') return found
  const { message } = found
  if (!message?.content || (message.state !== 'open' && message.state !== 'held')) return undefined
  const { values, dealer_id } = message.content
  if (message.kind === kind) return { values, receipt }
  if (NEXT_KIND[message.kind] !== kind) return undefined
  const stays = [...PERSON_FIELDS, ...SUBJECT_FIELDS].map((field) => [field, values[field]] as const)
  return { values: { ...Object.fromEntries(stays), dealer_id } }
}
