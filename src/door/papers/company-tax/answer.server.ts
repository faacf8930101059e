import { currentTime } from '@/config/clock'
import { publicEnv } from '@/config/env.public'
import type { Cancellable } from '@/data/backend-call'
import { seeOther } from '@/data/site-answer.server'
import { readCostCalculation, writeCostCalculation } from '@/domain/cost-plan'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { formatDate, formatNumber } from '@/i18n/format'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { type FormQuery, readFormFields } from '@/routing/forms/form-fields'
import { costsTarget } from '@/routing/forms/money-targets'
import { csvAmount, csvOf } from '../paper/csv.server'
import { fileAnswer } from '../paper/file-answer.server'
import { openWithMasthead, writeCompany } from '../paper/masthead.server'
import { readCompanyTaxData } from './company-tax-data.server'
import { wordedParts, writeCompanyTable } from './write-company-table.server'

/**
 * GET /api/costs: the form of taxes and costs leads to the page of the answer; with `costs` and `format` a business gets the table of its
 * panel as a file. Trouble leads to the page too, which says what is wrong.
 */
export async function answerCosts(query: FormQuery, cancellation: Cancellable): Promise<Response> {
  const { one, audience } = readFormFields(query)
  const format = one('format')
  const asked = readCostCalculation(one('costs'))
  if (!asked || (format !== 'csv' && format !== 'pdf')) return seeOther(costsTarget(query))
  const today = dayInBrussels(currentTime())
  const page = buildPath('financing.costs', { costs: writeCostCalculation(asked) }, audience)
  const data =
    audience.salesType === 'B2B' &&
    (await readCompanyTaxData(audience, asked, today, cancellation).catch(() => undefined))
  if (!data) return seeOther(page)
  const { language } = audience
  const name = `${'cupra_code' in asked.car ? asked.car.cupra_code : asked.car.commission_id}-${today}`
  if (format === 'csv') {
    const parts = await wordedParts(language, data, asked, today)
    const lines = parts.flatMap(({ title, rows }) => [
      [title],
      ...rows.map(([label, line]) => [
        label,
        'percent' in line ? String(line.percent).replace('.', ',') : csvAmount(line.cents),
      ]),
    ])
    return fileAnswer(csvOf([[data.name], ...lines]), name, format)
  }
  const t = await translatorFor(language, ['financing', 'common'])
  const kind = t('financing:company.document')
  const paper = await openWithMasthead({
    language,
    kind,
    title: `${kind} ${today}`,
    subject: data.name,
    address: publicEnv.siteUrl + page,
    lines: [
      data.name,
      t('common:monthly.duration', { months: asked.duration }),
      t('common:monthly.mileage', { km: formatNumber(asked.mileage, language) }),
      formatDate(today, language),
    ],
  })
  await writeCompanyTable(paper, language, data, asked, today)
  writeCompany(paper, language)
  return fileAnswer(await paper.end(), name, format)
}
