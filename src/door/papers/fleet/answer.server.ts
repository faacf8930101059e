import { currentTime } from '@/config/clock'
import type { Cancellable } from '@/data/backend-call'
import { seeOther } from '@/data/site-answer.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { readFleetPlan } from '@/domain/fleet-plan'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { type FormQuery, readFormFields } from '@/routing/forms/form-fields'
import { fleetTarget } from '@/routing/forms/money-targets'
import { fileAnswer } from '../paper/file-answer.server'
import { fleetCsv } from './fleet-csv.server'
import { readFleetData } from './fleet-data.server'
import { fleetPdf } from './fleet-pdf.server'

/**
 * GET /api/fleet: the form of a fleet leads to the page of its plan; with `fleet` and `format` it is a plan as a file. Trouble
 * leads to the page too, which says what is wrong.
 */
export async function answerFleet(query: FormQuery, cancellation: Cancellable): Promise<Response> {
  const { one, audience } = readFormFields(query)
  const format = one('format')
  const plan = readFleetPlan(one('fleet'))
  if (!plan || (format !== 'csv' && format !== 'pdf')) return seeOther(fleetTarget(query))
  // Private buyers are led to the page for businesses by their own.
  const data =
    audience.salesType === 'B2B' && (await readFleetData(audience, plan, cancellation).catch(() => undefined))
  if (!data) return seeOther(buildPath('fleet.calculation', { fleet: one('fleet') }, audience))
  const today = dayInBrussels(currentTime())
  const t = await translatorFor(audience.language, ['how-buy'])
  const file = format === 'csv' ? await fleetCsv(audience, data) : await fleetPdf(audience, plan, data, today)
  return fileAnswer(file, `${t('how-buy:fleet_plan.file')}-${today}`, format)
}
