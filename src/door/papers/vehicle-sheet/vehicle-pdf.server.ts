import { wltpTexts } from '@/components/wltp-lines'
import { publicEnv } from '@/config/env.public'
import type { Money } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import type { StockVehicleDetail } from '@/contract/stock'
import { placeOf } from '@/domain/dealer-words'
import { isZero } from '@/domain/is-zero'
import { offerReduction } from '@/features/stock/card/reduction'
import { deliveryWords, situationWords } from '@/features/stock/card/state-words'
import { listPriceParts } from '@/features/stock/vehicle/list-price'
import { amountFor, formatDate, formatEuro, formatMeasure, formatNumber } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { writeUsualCompanyTable } from '../company-tax/write-company-table.server'
import { openWithMasthead, writeCompany } from '../paper/masthead.server'
import { writeMonthly } from '../paper/monthly.server'
import { CENTS, MUTED, STRONG } from '../paper/text-styles'

interface Of {
  readonly offers: readonly Simulation[]
  /** The service could not be asked what it costs a month. */
  readonly lacksOffers: boolean
  readonly today: string
}

/** A car of the stock as a document: number, price and reduction, equipment, technical data, dealer, and what it is by month. */
export async function vehiclePdf(
  audience: Audience,
  vehicle: StockVehicleDetail,
  { offers, lacksOffers, today }: Of,
): Promise<Buffer> {
  const { language, salesType } = audience
  const { commission_id, dealer } = vehicle
  const t = await translatorFor(language, ['stock', 'common', 'legal', 'type'])
  const euro = (money: Money) => formatEuro(amountFor(money, salesType), language, CENTS)
  const page = buildPath('stock.vehicle', { modelName: vehicle.carline_code, commissionId: commission_id }, audience)
  const kind = t('stock:vehicle.sheet.title')
  const paper = await openWithMasthead({
    language,
    kind,
    title: `${kind} ${commission_id}`,
    subject: vehicle.title,
    address: publicEnv.siteUrl + page,
    lines: [
      t('stock:vehicle.number', { id: commission_id }),
      t('stock:vehicle.sheet.made', { date: formatDate(today, language) }),
    ],
  })

  const kilowatts = formatMeasure({ value: vehicle.power_kw, unit: 'kW' }, language)
  const horsepower = formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)
  paper.table(vehicle.title, [
    [t('stock:vehicle.color'), vehicle.exterior.name],
    [t('stock:vehicle.interior'), vehicle.interior.name],
    [t('stock:vehicle.wheels'), vehicle.wheels.name],
    [t('stock:vehicle.gearbox'), t(`type:gearbox.${vehicle.gearbox}`)],
    [t('stock:vehicle.power'), `${kilowatts} (${horsepower})`],
    [t('stock:vehicle.delivery'), deliveryWords(t, vehicle, language)],
  ])
  paper.text(situationWords(t, vehicle, language), { weight: 'medium' })
  for (const line of wltpTexts(vehicle.wltp, language, t)) paper.text(line, { weight: 'medium' })

  writePrice()
  await writeMonthly(paper, audience, offers)
  const { fuel_type: fuel, wltp, catalog_value } = vehicle
  await writeUsualCompanyTable(paper, audience, { catalogValue: catalog_value.incl, fuel, wltp }, offers, today)
  if (lacksOffers) paper.text(t('stock:vehicle.sheet.no_monthly'))
  writeEquipment()
  for (const { title, rows } of vehicle.technical) {
    paper.table(
      title,
      rows.map(({ label, value }) => [label, 'text' in value ? value.text : formatMeasure(value, language)]),
    )
  }

  paper.heading(t('stock:vehicle.dealer'))
  paper.text(placeOf(dealer))
  if (dealer.phone) paper.text(dealer.phone)
  if (vehicle.warranty_months > 0) {
    const time = formatMeasure({ value: vehicle.warranty_months, unit: 'months' }, language)
    paper.text(t('stock:vehicle.warranty', { time }))
  }
  paper.text(t('stock:vehicle.sheet.terms'), MUTED)
  writeCompany(paper, language)
  return paper.end()

  /** The same lines as on the page: from the list price to what is asked, a reduction beside the lowest price of 30 days. */
  function writePrice() {
    const reduction = offerReduction(vehicle)
    const vat = t(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
    const name = `${t('stock:vehicle.sheet.price')} (${vat})`
    const percent = reduction && t('stock:discount', { percent: formatNumber(reduction.percent, language) })
    const amount = isZero(vehicle.price_offer) ? t('common:price.on_request') : euro(vehicle.price_offer)
    const buildUp = listPriceParts(vehicle, salesType) ?? []
    paper.table(t('stock:vehicle.sheet.price'), [
      ...buildUp.map(([part, euros]) => [t(`stock:vehicle.${part}`), formatEuro(euros, language, CENTS)] as const),
      reduction && [t('stock:vehicle.sheet.lowest'), euro(reduction.reference)],
      [percent ? `${name}${SEPARATOR}${percent}` : name, amount, STRONG],
    ])
    if (reduction) paper.text(t('stock:valid_to', { date: formatDate(reduction.valid_to, language) }), MUTED)
  }

  function writeEquipment() {
    const { options } = vehicle
    paper.table(
      t('stock:vehicle.options'),
      (options ?? []).map(({ title, price }) => [title, isZero(price) ? t('common:price.no_extra') : euro(price)]),
    )
    if (!options?.length) paper.text(t(options ? 'stock:vehicle.no_options' : 'stock:vehicle.unknown_options'))
    if (vehicle.equipment_standard.length === 0) return
    paper.heading(t('stock:vehicle.standard'))
    paper.text(vehicle.equipment_standard.map(({ title }) => title).join(SEPARATOR))
  }
}
