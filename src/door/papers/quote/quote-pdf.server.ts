import { wltpTexts } from '@/components/wltp-lines'
import { currentTime } from '@/config/clock'
import { publicEnv } from '@/config/env.public'
import type { Money, Wltp } from '@/contract/common'
import { carName } from '@/domain/car-name'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { ProductCode } from '@/domain/finance-terms'
import { isZero } from '@/domain/is-zero'
import { orderOffers } from '@/domain/offered-products'
import {
  announcedReduction,
  isBeforeReduction,
  priceLines,
  vatAmount,
} from '@/features/configurator/summary/price-lines'
import { NEARBY_KM } from '@/features/configurator/summary/Summary.DeliveryTime'
import { amountFor, formatDate, formatEuro, formatNumber, formatWeeks } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { writeUsualCompanyTable } from '../company-tax/write-company-table.server'
import { openWithMasthead, writeCompany } from '../paper/masthead.server'
import { writeMonthly } from '../paper/monthly.server'
import type { TableRow } from '../paper/pdf-document.server'
import { CENTS, MUTED, STRONG } from '../paper/text-styles'
import type { QuoteData } from './quote-data.server'
import type { QuoteRequest } from './quote-request.server'

interface Of {
  /** As it was asked for. */
  readonly code: string
  /** Of the very car, or of its carline's versions (BACKEND_WLTP_DATA_REQUESTS). */
  readonly wltp: Wltp
  /** PRICE_WITH_REDUCTION_CCF. */
  readonly showsReduction: boolean
  /** What this buyer is offered, in order. */
  readonly products: readonly ProductCode[]
}

/** The quote as a document: number and validity, the car, its parts and prices, VAT, delivery, and what it is by month. */
export async function quotePdf(
  request: QuoteRequest,
  data: QuoteData,
  { code, wltp, showsReduction, products }: Of,
): Promise<Buffer> {
  const { language, salesType } = request
  const { configuration, delivery, quotes, prices } = data
  const { price } = configuration
  const t = await translatorFor(language, ['ccf', 'common', 'legal', 'type'])
  const cents = (amount: number) => formatEuro(amount, language, CENTS)
  const euro = (money: Money) => cents(amountFor(money, salesType))
  const date = (day: string) => formatDate(day, language)
  const address = publicEnv.siteUrl + buildPath('car-configurator.offer', { cupra_code: code }, request)
  const { quote_number, valid_until } = quotes.document
  const name = carName(configuration.carline_title, configuration.title)

  const paper = await openWithMasthead({
    language,
    kind: t('ccf:pdf.title'),
    title: `${t('ccf:pdf.title')} ${quote_number}`,
    subject: name,
    address,
    lines: [
      t('ccf:pdf.number', { number: quote_number }),
      t('ccf:pdf.valid', { from: date(delivery.updated_at), to: date(valid_until) }),
    ],
  })

  paper.table(name, [
    [t('ccf:summary.code'), code],
    [t('ccf:pdf.modelYear'), String(configuration.model_year)],
    [t('ccf:pdf.catalogue'), configuration.catalog_version],
    ...configuration.replaced.map(
      ({ code: gone, title, replaced_by }): TableRow => [
        replaced_by
          ? t('ccf:replaced.by', { old: title, new: replaced_by.title })
          : t('ccf:replaced.gone', { old: title }),
        gone,
      ],
    ),
  ])
  for (const line of wltpTexts(wltp, language, t)) paper.text(line, { weight: 'medium' })

  const { total } = price
  const rate = formatNumber(total.vat_rate, language)
  paper.table(t('ccf:summary.parts'), [
    ...priceLines(price).map(
      ({ description, amount }): TableRow => [description, isZero(amount) ? t('common:price.no_extra') : euro(amount)],
    ),
    [t('ccf:summary.totalExcl'), cents(total.excl), salesType === 'B2B' ? STRONG : {}],
    [t('ccf:summary.vat', { rate }), cents(vatAmount(total))],
    [t('ccf:summary.totalIncl'), cents(total.incl), salesType === 'B2C' ? STRONG : {}],
    salesType === 'B2B' && [t('ccf:summary.catalogValue'), cents(price.catalog_value.incl)],
  ])

  const reduction = showsReduction ? announcedReduction(prices) : undefined
  if (reduction) {
    const reference = `${t('ccf:summary.reduction.reference')} – ${t('ccf:summary.reduction.referenceNote')}`
    paper.table(prices.promotions.map(({ title }) => title).join(SEPARATOR), [
      [reference, euro(reduction.reference)],
      [t('ccf:summary.reduction.advantage'), cents(-amountFor(reduction.advantage, salesType))],
      [t('ccf:summary.reduction.reduced'), euro(reduction.reduced), STRONG],
    ])
    for (const { conditions } of prices.promotions) paper.text(conditions, MUTED)
  }

  paper.heading(t('ccf:summary.delivery'))
  paper.text(
    t('ccf:summary.deliveryRange', {
      weeks: formatWeeks(delivery.weeks_min, delivery.weeks_max, language),
      from: date(delivery.expected_from),
      to: date(delivery.expected_to),
    }),
  )
  if (delivery.dealer) {
    const { name: dealer, city, distance_km: km } = delivery.dealer
    paper.text(t(km < NEARBY_KM ? 'ccf:summary.deliveryNearby' : 'ccf:summary.deliveryDealer', { dealer, city, km }))
  }
  paper.text(delivery.note, MUTED)

  const offers = orderOffers(quotes.offers, products)
  await writeMonthly(paper, request, offers)
  if (reduction && isBeforeReduction(offers, prices)) paper.text(t('ccf:summary.quotes.beforeReduction'), MUTED)
  const car = { catalogValue: price.catalog_value.incl, fuel: configuration.fuel_type, wltp: configuration.wltp }
  await writeUsualCompanyTable(paper, request, car, offers, dayInBrussels(currentTime()))

  paper.heading(t('ccf:pdf.terms'))
  paper.text(t('ccf:summary.order'))
  paper.text(t(`legal:from_price.${salesType}`), MUTED)
  writeCompany(paper, language)
  return paper.end()
}
