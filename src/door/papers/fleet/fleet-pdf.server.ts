import { brand } from '@/brand/brand'
import { PAPER } from '@/brand/paper'
import { publicEnv } from '@/config/env.public'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import type { FleetPlan } from '@/domain/fleet-plan'
import { writeFleetPlan } from '@/domain/fleet-plan'
import { conditionsOffer, type FleetRow, fleetSums, lineSums } from '@/features/finance/fleet-sums'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { translatorFor } from '@/i18n/translator.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { writeCompany } from '../paper/masthead.server'
import { monthlyWords } from '../paper/monthly.server'
import { PdfDocument } from '../paper/pdf-document.server'
import { CENTS, MUTED, STRONG } from '../paper/text-styles'
import type { FleetData } from './fleet-data.server'

/** Points: a line with its terms stays on one page. */
const LINE_HEIGHT = 90

/** A plan on paper: each line with its terms, and what all of them cost together. */
export async function fleetPdf(audience: Audience, plan: FleetPlan, data: FleetData, today: string): Promise<Buffer> {
  const { language, salesType } = audience
  const t = await translatorFor(language, ['how-buy', 'common'])
  const euro = (cents: number) => formatEuro(cents / 100, language, CENTS)
  const address = publicEnv.siteUrl + buildPath('fleet.calculation', { fleet: writeFleetPlan(plan) }, audience)
  const title = t('how-buy:fleet_plan.document')
  const made = t('how-buy:fleet_plan.made', { date: formatDate(today, language) })
  const paper = await PdfDocument.open({ language, title: `${title} ${today}`, subject: title })
  paper.text(brand.siteName[language], { size: 10, weight: 'medium', color: PAPER.heading })
  paper.text(title, { size: 24, weight: 'light', gap: 6 })
  paper.text(made)
  paper.text(address, { ...MUTED, gap: 10 })
  const words = await monthlyWords(audience)
  const unit = ['€', words.vat(data.product)].filter(Boolean).join(' ')
  for (const row of data.rows) line(row)

  const sums = fleetSums(data.rows, salesType)
  paper.table(t('how-buy:fleet_plan.total'), [
    [t('how-buy:fleet_plan.cars'), formatNumber(sums.cars, language)],
    [t('how-buy:fleet_plan.monthly'), euro(sums.monthly), STRONG],
    [t('how-buy:fleet_plan.over_term'), euro(sums.total), STRONG],
  ])
  if (!data.rows.every((row) => lineSums(row, salesType))) paper.text(t('how-buy:fleet_plan.excluded'))
  const common = conditionsOffer(data.rows)
  for (const line of common ? words.conditions(common) : []) paper.text(line, MUTED)
  paper.text(t('how-buy:fleet_plan.note', { date: formatDate(today, language) }), MUTED)
  writeCompany(paper, language)
  return paper.end()

  function line(row: FleetRow) {
    const { offer } = row
    const rowSums = lineSums(row, salesType)
    if (!offer || !rowSums) return
    const name = isSoldCarline(offer.carline_code) ? CARLINE_NAMES[offer.carline_code] : row.line.code
    paper.keepTogether(LINE_HEIGHT)
    paper.heading(`${t('how-buy:fleet_plan.number_of', { number: formatNumber(rowSums.cars, language) })} ${name}`)
    paper.text(words.terms(offer), MUTED)
    paper.table(undefined, [
      [t('how-buy:fleet_plan.column.monthly', { unit }), euro(rowSums.monthly / rowSums.cars)],
      [t('how-buy:fleet_plan.column.line_monthly', { unit }), euro(rowSums.monthly), STRONG],
      [t('how-buy:fleet_plan.column.line_total', { unit }), euro(rowSums.total)],
    ])
  }
}
