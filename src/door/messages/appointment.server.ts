import { openHours } from '@/domain/appointment'
import { formatPeriod } from '@/i18n/format-period'
import { translatorFor } from '@/i18n/translator.server'
import { buildCalendar } from '@/messages/calendar.server'
import { dealerById } from '@/messages/find-dealer.server'
import { findMessage } from './find-message.server'

const WORDS = {
  fr: {
    summary: 'Essai',
    settled: 'Jour retenu : le distributeur vous précise l’heure.',
    wished: 'Souhait : le distributeur vous confirme le jour et l’heure.',
    number: 'Message',
  },
  nl: {
    summary: 'Proefrit',
    settled: 'De dag ligt vast: de verdeler laat je het uur weten.',
    wished: 'Wens: de verdeler bevestigt je dag en uur.',
    number: 'Bericht',
  },
} as const

/**
 * The calendar file of a test drive, without a word that a visitor typed: it goes into somebody's calendar. Undefined when the link is none of
 * ours or the message has no day; `away` when nobody can say.
 */
export async function answerAppointment(link: unknown): Promise<string | 'away' | undefined> {
  const found = await findMessage(String(link))
  if (found === 'away') return found
  const { message } = found
  const { date, day_part } = message?.content?.values ?? {}
  if (!message || !date || message.state === 'withdrawn') return undefined
  const { language, sales_type, number, changed_at, content } = message
  const dealer = await dealerById(content?.dealer_id, { language, salesType: sales_type })
  const words = WORDS[language]
  const hours = dealer && openHours(date, day_part, dealer.hours)
  const isSettled = hours !== undefined && message.state === 'open'
  const car = content?.car
  const t = await translatorFor(language, ['contact'])
  return buildCalendar({
    id: message.id,
    summary: [words.summary, car?.title].filter(Boolean).join(': '),
    description: [
      isSettled ? words.settled : words.wished,
      // A car that is not there, or is somebody else's, may not be the one that is driven.
      car?.state && t(`contact:form.car.state.${car.state}`, formatPeriod(car.arrival, language)),
      `${words.number} ${number}`,
      dealer?.phone,
    ]
      .filter(Boolean)
      .join('\n'),
    location: dealer ? `${dealer.name}, ${dealer.street}, ${dealer.zipcode} ${dealer.city}` : '',
    day: date,
    hours: day_part === 'any' ? undefined : hours,
    isSettled,
    changedAt: changed_at,
  })
}
