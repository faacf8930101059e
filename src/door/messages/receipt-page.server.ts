import { openHours } from '@/domain/appointment'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { DAY_PARTS } from '@/domain/day-part'
import { parseOption } from '@/domain/is-one-of'
import { SAVED_SEARCH } from '@/domain/message-kind'
import { responseDeadline } from '@/domain/response-deadline'
import type { Receipt } from '@/features/contact/shown-message'
import { confirmCode } from '@/messages/confirmation.server'
import { dealerById } from '@/messages/find-dealer.server'
import type { Message } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { ONE_CLICK } from '@/messages/receipt.server'
import { keepingTrouble } from '@/messages/report.server'
import { deleteAt } from '@/messages/retention.server'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { AGAIN_AFTER, findMessage } from './find-message.server'
import type { MessagePage, MessageRequest } from './message-request.server'
import { isForeign, readForm } from './read-form.server'
import { describeSavedSearch } from './saved-search.server'
import { receiptPath, shownCar, shownDealer } from './shown.server'

const AWAY = { view: { receipt: null, isAway: true }, status: 503, retryAfter: AGAIN_AFTER } as const

type ReceiptMatch = Extract<RouteMatch, { name: 'message.receipt' }>

/** What became of a message, for whoever has its link. */
export async function receiptPage(match: ReceiptMatch, { context, language }: MessageRequest): Promise<MessagePage> {
  const { req, query } = context
  const audience = { language, salesType: match.salesType }
  const link = typeof query.m === 'string' ? query.m : ''
  const found = await findMessage(link)
  if (found === 'away') return AWAY
  const { messages, message } = found
  if (!message) return knownPage(link, audience)
  const show = async (problem: Receipt['problem'], code = '', shown = message) => ({
    view: { receipt: await buildReceipt(shown, link, audience, messages, { problem, code }) },
  })
  if (req.method !== 'POST') return show(null)

  const given = (isForeign(req) ? undefined : await readForm(req)) ?? {}
  const outcome = await act(message, given, messages)
  if (outcome === 'unavailable') return { ...(await show(outcome, given.code)), status: 503, retryAfter: AGAIN_AFTER }
  if (outcome !== 'done') return { ...(await show(outcome, given.code)), status: 422 }
  // A mail programme takes a redirect for a failure (RFC 8058).
  if (isOneClick(message, given)) return show(null, '', { ...message, state: 'withdrawn' })
  return { seeOther: receiptPath(link, audience) }
}

/** For whoever has sent the words of a message that was there: that it has come, and nothing that its sender may have changed since. */
async function knownPage(link: string, audience: Audience): Promise<MessagePage> {
  const found = await findMessage(link, 'known')
  if (found === 'away') return AWAY
  const { messages, message } = found
  if (!message) return { view: { receipt: null }, status: 404 }
  const bare = { ...message, content: undefined }
  return { view: { receipt: await buildReceipt(bare, null, audience, messages, { problem: null, code: '' }) } }
}

async function act(
  message: Message,
  given: Readonly<Record<string, string>>,
  messages: Messages,
): Promise<'done' | 'wrong' | 'ended' | 'unavailable'> {
  try {
    if (given.intent === 'withdraw' || isOneClick(message, given)) await messages.store.withdraw(message.id)
    if (given.intent !== 'confirm') return 'done'
    const outcome = await confirmCode(message, given.code ?? '', messages)
    return outcome === 'confirmed' ? 'done' : outcome
  } catch (error) {
    keepingTrouble.failed(error)
    return 'unavailable'
  }
}

/** What a mail programme sends by itself when a mail of a search is to be the last one. */
const isOneClick = ({ kind }: Message, given: Readonly<Record<string, string>>) =>
  kind === SAVED_SEARCH && given[ONE_CLICK[0]] === ONE_CLICK[1]

async function buildReceipt(
  message: Message,
  receipt: string | null,
  audience: Audience,
  { targets }: Messages,
  typed: Pick<Receipt, 'problem' | 'code'>,
): Promise<Receipt> {
  const { number, kind, state, created_at, content } = message
  const dealer = await dealerById(content?.dealer_id, audience)
  const { email, date, day_part } = content?.values ?? {}
  return {
    receipt,
    number,
    kind,
    state,
    answerDeadline: responseDeadline(kind, new Date(created_at), date),
    dealer: dealer ? shownDealer(dealer) : null,
    car: content?.car ? shownCar(content.car, audience) : null,
    search: content?.values.search ? await describeSavedSearch(content.values.search, audience) : null,
    endsOn: kind === SAVED_SEARCH ? dayInBrussels(new Date(deleteAt(kind, created_at))) : null,
    date: date ?? null,
    dayPart: parseOption(DAY_PARTS, day_part) ?? null,
    hours: (date && dealer && openHours(date, day_part, dealer.hours)) || null,
    mailTo: email && targets.includes('visitor-mail') ? email : null,
    ...typed,
  }
}
