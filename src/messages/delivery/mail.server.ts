import { createTransport } from 'nodemailer'
import { brand } from '@/brand/brand'
import { publicEnv } from '@/config/env.public'
import { readWords } from '@/i18n/words.server'
import { buildPath } from '@/routing/build-path'
import { CODE_LASTS, codeText, newCode } from '../confirmation.server'
import { dealerById } from '../find-dealer.server'
import type { Message } from '../message.server'
import type { Messages } from '../messages.server'
import { ONE_CLICK, receiptFor } from '../receipt.server'
import { codeMail, type FormWords, type Mail, officeMail, visitorMail } from './compose-mail.server'
import { DeliveryProblem, NotSent, type Send, type Senders } from './deliver.server'

/** Milliseconds, for each step of the conversation. Together they are well under the lease. */
const DEADLINE = 10_000

/** Of the list of deliveries. */
const TOO_MANY = 'not sent: too many mails to this address'
const NO_SUCH_ADDRESS = 'the mail server says that there is no such address'

interface Post {
  readonly smtpUrl: string
  readonly from: string
  /** Has what is for a dealer or the company, in their place. */
  readonly officeTo?: string | undefined
}

type Opened = Pick<Messages, 'store' | 'sealing'>

/**
 * What whoever follows a search is sent.
 *
 * @param news as it was written down with the delivery
 * @param stop the whole address by which it ends
 */
export type SavedSearchMail = (message: Message, news: string, stop: string) => Promise<Mail>

/** Mails by SMTP. The Message-ID is that of the event, so that a mail that comes twice is seen as one by many programmes. */
export function createMailSenders(
  { smtpUrl, from, officeTo }: Post,
  open: () => Promise<Opened>,
  savedSearchMail: SavedSearchMail,
): Senders {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: DEADLINE,
    greetingTimeout: DEADLINE,
    socketTimeout: DEADLINE,
  })
  const domain = from.split('@').at(-1)

  interface Extra {
    readonly replyTo?: string | undefined
    /** By a press in the mail programme itself (RFC 8058). */
    readonly stop?: string
  }

  async function post(
    id: string,
    message: Message,
    to: string,
    mail: Mail,
    { replyTo, stop }: Extra = {},
  ): Promise<void> {
    await transport
      .sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name: brand.siteName[message.language], address: from },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...mail,
        // No out-of-office reply answers it, and no programme takes it for a letter to many.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': ONE_CLICK.join('=') }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      .catch((error: unknown) => {
        // What a visitor typed wrong stays wrong; a dealer's address is for somebody to put right.
        if (to === message.content?.values.email && isUnknownAddress(error)) throw new NotSent(NO_SUCH_ADDRESS)
        throw new DeliveryProblem(describeFailure(error))
      })
  }

  const messageAudience = ({ language, sales_type }: Message) => ({ language, salesType: sales_type })
  const receiptAddress = (message: Message, sealing: Opened['sealing']) =>
    publicEnv.siteUrl + buildPath('message.receipt', { m: receiptFor(message, sealing) }, messageAudience(message))
  const readFormWords = async ({ language }: Message) =>
    (await readWords(language, ['contact'])).contact as unknown as FormWords

  const visitor: Send = async ({ id, event }, message) => {
    const to = message.content?.values.email
    if (!to || event === 'erased' || event === 'news') return
    const { store, sealing } = await open()
    if (!message.confirmed && !(await store.countMail(id, to))) throw new NotSent(TOO_MANY)
    const audience = messageAudience(message)
    const receipt = receiptAddress(message, sealing)
    const dealer = await dealerById(message.content?.dealer_id, audience)
    const words = await readFormWords(message)
    await post(id, message, to, visitorMail({ message, event, dealer, words, receipt }))
  }

  /** Nothing more once it has ended. */
  const search: Send = async ({ id, event }, message) => {
    const to = message.content?.values.email
    if (!to || event !== 'news' || message.state !== 'open') return
    const { store, sealing } = await open()
    const news = await store.newsOf(id)
    if (news === undefined) return
    const stop = receiptAddress(message, sealing)
    await post(id, message, to, await savedSearchMail(message, news, stop), { stop })
  }

  const office: Send = async ({ id, event }, message) => {
    if (event === 'erased' || event === 'news') return
    const dealer = await dealerById(message.content?.dealer_id, messageAudience(message))
    const mail = officeMail({ message, event, dealer, words: await readFormWords(message) })
    const { email = '' } = message.content?.values ?? {}
    // Other letters in a header are for servers of RFC 6531: any other may refuse the whole mail, and its text has the address.
    const replyTo = /^[\x21-\x7e]+$/.test(email) ? email : undefined
    await post(id, message, officeTo ?? dealer?.email ?? brand.company.email, mail, { replyTo })
  }

  /** A new code each time that it is sent: the store has only its index. */
  const code: Send = async ({ id }, message) => {
    const to = message.content?.values.email
    if (!to || message.state !== 'held') return
    const { store, sealing } = await open()
    if (!(await store.countMail(id, to))) throw new NotSent(TOO_MANY)
    const digits = newCode()
    await store.setCode(message.id, sealing.deriveIndex(codeText(message, digits)), CODE_LASTS)
    await post(id, message, to, codeMail(message, digits))
  }

  return { 'visitor-mail': visitor, 'office-mail': office, 'code-mail': code, 'search-mail': search }
}

/** What a mail server says may repeat an address: only its number is kept. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return responseCode ? `mail server answered ${responseCode}` : `mail: ${code ?? 'failed'}`
}

/** By RFC 3463: no such box, no such domain, one that cannot be read, that has moved, or that takes no mail (RFC 7505). */
const UNKNOWN_ADDRESS = /^5\d\d[ -]5\.1\.(?:[1236]|10)\b/

const isUnknownAddress = (error: unknown): boolean =>
  UNKNOWN_ADDRESS.test(String((error as { response?: unknown }).response))
