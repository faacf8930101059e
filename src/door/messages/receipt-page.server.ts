import { DAY_PARTS } from '@/contract/message-fields'
import { answeredBy } from '@/domain/answered-by'
import { parseOption } from '@/domain/is-one-of'
import type { Receipt } from '@/features/contact/shown-message'
import { confirmCode } from '@/messages/confirmation.server'
import { dealerById } from '@/messages/find-dealer.server'
import type { Message } from '@/messages/message.server'
import { type Messages, siteMessages } from '@/messages/messages.server'
import { findByReceipt } from '@/messages/receipt.server'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import type { MessagePage, MessageRequest } from './message-request.server'
import { isForeign, readForm } from './read-form.server'
import { receiptPath, shownCar, shownDealer } from './shown.server'

type ReceiptMatch = Extract<RouteMatch, { name: 'message.receipt' }>

/** What became of a message, for whoever has its link. */
export async function receiptPage(match: ReceiptMatch, { context, language }: MessageRequest): Promise<MessagePage> {
  const { req, query } = context
  const audience = { language, salesType: match.salesType }
  const link = typeof query.m === 'string' ? query.m : ''
  const messages = await siteMessages()
  const message = await findByReceipt(link, messages)
  if (!message) return { view: { receipt: null }, status: 404 }
  if (req.method !== 'POST') return { view: { receipt: await buildReceipt(message, link, audience, messages, null) } }

  const given = isForeign(req) ? undefined : await readForm(req)
  if (given?.intent === 'withdraw') await messages.store.withdraw(message.id)
  if (given?.intent === 'confirm') {
    const outcome = await confirmCode(message, given.code ?? '', messages)
    if (outcome !== 'confirmed') {
      return { view: { receipt: await buildReceipt(message, link, audience, messages, outcome) }, status: 422 }
    }
  }
  return { seeOther: receiptPath(link, audience) }
}

async function buildReceipt(
  message: Message,
  receipt: string,
  audience: Audience,
  { targets }: Messages,
  codeProblem: Receipt['codeProblem'],
): Promise<Receipt> {
  const { number, kind, state, created_at, content } = message
  const dealer = await dealerById(content?.dealer_id, audience)
  const { email, date, day_part } = content?.values ?? {}
  return {
    receipt,
    number,
    kind,
    state,
    sentAt: created_at,
    answeredBy: answeredBy(kind, new Date(created_at)),
    dealer: dealer ? shownDealer(dealer) : null,
    car: content?.car ? shownCar(content.car, audience) : null,
    date: date ?? null,
    dayPart: parseOption(DAY_PARTS, day_part) ?? null,
    mailTo: email && targets.includes('visitor-mail') ? email : null,
    codeProblem,
  }
}
