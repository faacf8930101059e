import { brand } from '@/brand/brand'
import type { Dealer } from '@/content/dealer-types'
import { formatPhone } from '@/contract/belgian-numbers'
import type { Money } from '@/contract/common'
import { type FieldName, SUBJECT_FIELDS, TICKED } from '@/contract/message-fields'
import { openHours } from '@/domain/appointment'
import { CARLINE_NAMES, isCarlineCode } from '@/domain/carline'
import { LANGUAGE_NAMES } from '@/domain/language'
import { ANSWER_WITHIN_DAYS, SAVED_SEARCH } from '@/domain/message-kind'
import { type MessageWording, wordingOf } from '@/domain/message-wording'
import { looksLikeName } from '@/domain/person-name'
import { responseDeadline } from '@/domain/response-deadline'
import type { CarState } from '@/domain/vehicle-state'
import { type Weekday, weekday } from '@/domain/weekday'
import { amountFor, formatDate, formatEuro, formatMoment } from '@/i18n/format'
import { formatPeriod } from '@/i18n/format-period'
import { interpolate } from '@/i18n/interpolate'
import { COLON } from '@/i18n/punctuation'
import { serverWords } from '@/words/words.server'
import type { Message } from '../message.server'
import { type MailContent, renderHtml } from './mail-html.server'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of the forms (contact.json), as far as mails need them. */
export interface FormWords {
  readonly form: {
    readonly field: Readonly<Partial<Record<FieldName, string>>>
    readonly box: Readonly<Partial<Record<FieldName, string>>>
    readonly option: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly car: { readonly state: Readonly<Record<CarState, string>> }
    readonly kind: Readonly<Record<MessageWording, { readonly name: string; readonly next: string }>>
  }
  readonly receipt: { readonly drive: string; readonly wish: string }
  readonly hours: { readonly on: Readonly<Record<Weekday, string>> }
}

interface Around {
  readonly message: Message
  readonly event: 'created' | 'changed' | 'withdrawn'
  readonly dealer: Dealer | undefined
  readonly words: FormWords
  /** The whole address of the receipt. */
  readonly receipt: string
}

/** The confirmation that a visitor has, in the visitor's language. */
export function visitorMail({ message, event, dealer, words, receipt }: Around): Mail {
  const { language, number, kind, created_at, content } = message
  const own = serverWords('mail', language)
  const { name, next } = words.form.kind[wordingOf(kind, content?.car?.state)]
  const by = formatDate(responseDeadline(kind, new Date(created_at), content?.values.date), language, 'long')
  const isAnswered = ANSWER_WITHIN_DAYS[kind] > 0
  return buildMail(interpolate(own.visitor[event].subject, { kind: name.toLocaleLowerCase(language), number }), {
    language,
    from: brand.siteName[language],
    lines: [hello(message), own.visitor[event].text, ...(event === 'withdrawn' ? [] : [interpolate(next, { by })])],
    facts: [
      [own.number, number],
      ...carFacts(message, words),
      ...dayFacts(message, dealer, words),
      ...(event === 'withdrawn' || !isAnswered
        ? []
        : [
            [
              own.dealer,
              [dealer?.name ?? brand.company.name, unbroken(dealer?.phone ?? brand.company.phone)].join(', '),
            ] as const,
          ]),
    ],
    ...(event !== 'withdrawn' && { link: { label: own.link, href: receipt, note: own.link_note } }),
    bye: [own.bye, dealer?.name ?? brand.siteName[language]],
    ending: isAnswered ? [own.automatic] : [],
  })
}

/** What a dealer or the company has: everything that was sent, in the visitor's language, which is that of the answer. */
export function officeMail({ message, event, dealer, words }: Omit<Around, 'receipt'>): Mail {
  const { language, number, kind, content, sales_type, created_at, changed_at } = message
  const own = serverWords('mail', language)
  // The form speaks to the visitor: « Votre message », « Que souhaitez-vous ? ».
  const officeLabels: FormWords['form']['field'] = own.field
  const all = Object.entries(content?.values ?? {}) as [FieldName, string][]
  // A car that is known stands above, by its name.
  const typed = all.filter(([field]) => !content?.car || !SUBJECT_FIELDS.some((subject) => subject === field))
  return buildMail(interpolate(own.office[event].subject, { kind: words.form.kind[kind].name, number }), {
    language,
    from: brand.siteName[language],
    lines: [
      own.office[event].text,
      ...(event === 'withdrawn' || ANSWER_WITHIN_DAYS[kind] === 0
        ? []
        : [
            interpolate(own.deadline, {
              day: formatDate(responseDeadline(kind, new Date(created_at), content?.values.date), language, 'long'),
            }),
          ]),
    ],
    facts: [
      [own.number, number],
      [own.sent, formatMoment(new Date(changed_at), language)],
      [own.client, `${own.buyer[sales_type]}, ${LANGUAGE_NAMES[language].inText[language]}`],
      ...carFacts(message, words),
      ...carDealerFacts(message, dealer),
      ...typed.map(
        ([field, value]) =>
          [
            officeLabels[field] ?? fieldLabel(field, value, words.form) ?? own.car,
            field === 'dealer_id' ? (dealer?.name ?? value) : said(field, value, message, words),
          ] as const,
      ),
    ],
    ending: [],
  })
}

export function codeMail(message: Message, code: string): Mail {
  const { language } = message
  const own = serverWords('mail', language)
  return buildMail(interpolate(own.code.subject, { code }), {
    language,
    from: brand.siteName[language],
    // Whoever reads it may never have heard of us: not a word is the sender's.
    lines: [own.hello, message.kind === SAVED_SEARCH ? own.code.search : own.code.text],
    code,
    facts: [],
    ending: [own.code.ends],
  })
}

/** By name only where the address is confirmed, or a stranger would be greeted in words of the sender. */
function hello({ content, language, confirmed }: Message): string {
  const { first_name, full_name } = content?.values ?? {}
  const { hello: plain, hello_to } = serverWords('mail', language)
  const name = first_name ?? full_name
  return confirmed && name && looksLikeName(name) ? interpolate(hello_to, { name }) : plain
}

function carFacts({ content, language, sales_type }: Message, { form }: FormWords): (readonly [string, string])[] {
  const car = content?.car
  if (!car) return []
  const own = serverWords('mail', language)
  const reference = car.commission_id ?? car.cupra_code
  return [
    [own.car, [car.title, reference].filter(Boolean).join(', ')],
    ...(car.state
      ? [[own.state, interpolate(form.car.state[car.state], formatPeriod(car.arrival, language))] as const]
      : []),
    ...(car.price ? [[own.price, formatPrice(car.price, reference === undefined)] as const] : []),
  ]

  /** That of a model is the one of its cheapest car. */
  function formatPrice(price: Money, isFrom: boolean): string {
    const amount = formatEuro(amountFor(price, sales_type), language)
    return [isFrom && own.from, amount, own.vat[sales_type]].filter(Boolean).join(' ')
  }
}

/** The dealer at whose place the car is, for whoever is another: it is he who has to hear of it. */
function carDealerFacts({ content, language }: Message, dealer: Dealer | undefined): (readonly [string, string])[] {
  const { dealer_id, dealer_name } = content?.car ?? {}
  if (!dealer_id || dealer_id === dealer?.id) return []
  return [[serverWords('mail', language).car_dealer, dealer_name ? `${dealer_name} (${dealer_id})` : dealer_id]]
}

/** The day of a test drive: settled where the dealer is there then, and otherwise wished for. */
function dayFacts({ content, language }: Message, dealer: Dealer | undefined, { form, hours, receipt }: FormWords) {
  const { date, day_part = 'any' } = content?.values ?? {}
  if (!date) return []
  const isSettled = dealer !== undefined && openHours(date, day_part, dealer.hours) !== undefined
  const part = form.option.day_part?.[day_part]?.toLocaleLowerCase(language)
  const day = `${hours.on[weekday(date)]} ${formatDate(date, language, 'long')}`
  return [[isSettled ? receipt.drive : receipt.wish, [day, part].filter(Boolean).join(', ')] as const]
}

/** A number or an amount that stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Of a box that is ticked its name: the sentence beside it is long. */
const fieldLabel = (field: FieldName, value: string, { field: fields, box }: FormWords['form']) =>
  (value === TICKED ? box[field] : undefined) ?? fields[field]

function said(field: FieldName, value: string, { language }: Message, { form }: FormWords): string {
  if (value === TICKED) return serverWords('mail', language).yes
  if (field === 'phone') return unbroken(formatPhone(value))
  if (field === 'carline_code') return isCarlineCode(value) ? CARLINE_NAMES[value] : value
  if (field === 'date') return formatDate(value, language, 'long')
  return form.option[field]?.[value] ?? value
}

export function buildMail(subject: string, content: MailContent): Mail {
  return { subject, text: renderText(content), html: renderHtml(content) }
}

function renderText({ language, lines, code, facts, groups = [], link, bye, ending, stop }: MailContent): string {
  const linked = (label: string, href: string) => `${label}${COLON[language].trimEnd()}\n${href}`
  const blocks = [
    ...lines,
    code,
    facts.map(([label, value]) => `${label}${COLON[language]}${value}`).join('\n'),
    ...groups.flatMap(({ heading, items, more }) => [
      heading,
      ...items.map(({ title, text, href }) => [title, text, href].filter(Boolean).join('\n')),
      more,
    ]),
    link && `${linked(link.label, link.href)}\n${link.note}`,
    bye?.join('\n'),
    ...ending,
    stop && linked(stop.label, stop.href),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
