import { dayInBrussels } from './day-in-brussels'
import { ANSWER_WITHIN_DAYS, type MessageKind } from './message-kind'
import { addWorkingDays } from './working-days'

/** The last day on which somebody answers what was sent at a moment. */
export function answeredBy(kind: MessageKind, sent: Date): string {
  return addWorkingDays(dayInBrussels(sent), ANSWER_WITHIN_DAYS[kind])
}
