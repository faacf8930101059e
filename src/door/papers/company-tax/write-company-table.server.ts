import type { Simulation } from '@/contract/configurator'
import { taxSourcesOn, taxTableOn } from '@/domain/company-car-tax'
import { type CostCalculation, FIRST_COSTS } from '@/domain/cost-plan'
import type { Language } from '@/domain/language'
import { formatDate, formatEuro, formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { type CompanyLine, companyCar, companyOrders, driverLines, type PricedCar } from '@/money/company-table'
import type { Audience } from '@/routing/build-path'
import type { PdfDocument } from '../paper/pdf-document.server'
import { CENTS, MUTED } from '../paper/text-styles'
import type { CompanyTaxData } from './company-tax-data.server'

type CompanyTable = Omit<CompanyTaxData, 'name'>
type AskedTable = Pick<CostCalculation, 'costs' | 'product' | 'duration'>

/** A part of the table in the words of its panel. */
interface WordedPart {
  readonly title: string
  readonly rows: readonly (readonly [label: string, line: CompanyLine])[]
}

export async function wordedParts(
  language: Language,
  { driver, orders }: CompanyTable,
  { costs, product, duration }: AskedTable,
  today: string,
): Promise<readonly WordedPart[]> {
  const t = await translatorFor(language, ['financing'])
  const isSelf = costs.driver === 'self'
  const percent = (value: number) => formatMeasure({ value, unit: '%' }, language)
  const who = [
    t(`financing:company.drivers.${costs.driver}`),
    isSelf && `${t('financing:company.share')} ${percent(costs.share)}`,
    `${t('financing:company.rate')} ${percent(costs.rate)}`,
  ].filter(Boolean)
  const payer = t(isSelf ? 'financing:company.self_cost' : 'financing:company.employer', {
    product: t(`financing:product.${product}`),
  })
  const worded = (lines: readonly CompanyLine[]) =>
    lines.map((line) => [t(`financing:company.${line.key}`, { months: duration }), line] as const)
  return [
    { title: who.join(SEPARATOR), rows: worded(driver) },
    ...orders.map(({ from, lines }) => ({
      title: `${payer}${SEPARATOR}${
        from === today
          ? t('financing:company.ordered_today')
          : t('financing:company.ordered_from', { date: formatDate(from, language) })
      }`,
      rows: worded(lines),
    })),
  ]
}

/** The table with its sources, below whatever the document says before. */
export async function writeCompanyTable(
  paper: PdfDocument,
  language: Language,
  data: CompanyTable,
  asked: AskedTable,
  today: string,
): Promise<void> {
  const t = await translatorFor(language, ['financing'])
  for (const { title, rows } of await wordedParts(language, data, asked, today)) {
    paper.heading(title)
    if (rows.length === 0) paper.text(t('financing:company.self_text'))
    paper.table(
      undefined,
      rows.map(([label, line]) => [
        label,
        'percent' in line
          ? formatMeasure({ value: line.percent, unit: '%' }, language)
          : formatEuro(line.cents / 100, language, CENTS),
      ]),
    )
  }
  const { driver } = asked.costs
  const note = { year: taxTableOn(today).year, sources: taxSourcesOn(today, driver).join(', ') }
  paper.text(t(driver === 'self' ? 'financing:company.note_self' : 'financing:company.note', note), MUTED)
}

/** In a document about a car: the table of an employee and his company, for the long-term rent among its offers. */
export async function writeUsualCompanyTable(
  paper: PdfDocument,
  { language, salesType }: Audience,
  car: PricedCar,
  offers: readonly Simulation[],
  today: string,
): Promise<void> {
  const rent = offers.find(({ product_code }) => product_code === 'ol')
  const driven = companyCar(car)
  if (salesType === 'B2C' || !rent || !driven) return
  const table = {
    driver: driverLines(driven, FIRST_COSTS, today),
    orders: companyOrders(rent, driven, FIRST_COSTS, today),
  }
  const asked = { costs: FIRST_COSTS, product: 'ol', duration: rent.duration } as const
  await writeCompanyTable(paper, language, table, asked, today)
}
