import { dayInBrussels } from './day-in-brussels'
import type { Bilingual } from './language'
import { ANSWER_WITHIN_DAYS, type MessageKind } from './message-kind'
import { addWorkingDays } from './working-days'

/** In how many working days somebody answers, as a sentence says it: the one promise of forms, mails and editors' texts. */
export function responseTimeInWords(kind: MessageKind): Bilingual {
  const days = ANSWER_WITHIN_DAYS[kind]
  if (days <= 1) return { fr: 'le jour ouvrable suivant', nl: 'de volgende werkdag' }
  const { fr, nl } = COUNTS[days] ?? { fr: String(days), nl: String(days) }
  return { fr: `dans les ${fr} jours ouvrables`, nl: `binnen ${nl} werkdagen` }
}

const COUNTS: Readonly<Record<number, Bilingual>> = {
  2: { fr: 'deux', nl: 'twee' },
  3: { fr: 'trois', nl: 'drie' },
  4: { fr: 'quatre', nl: 'vier' },
  5: { fr: 'cinq', nl: 'vijf' },
}

/**
 * The last day on which somebody answers what was sent at a moment.
 * @param drive the day of a test drive: whoever drives on Saturday is not answered on Monday
 */
export function responseDeadline(kind: MessageKind, sent: Date, drive?: string): string {
  const day = addWorkingDays(dayInBrussels(sent), ANSWER_WITHIN_DAYS[kind])
  return drive !== undefined && drive < day ? drive : day
}
