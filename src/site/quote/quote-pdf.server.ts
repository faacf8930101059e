import encodeQR from 'qr'
import { brand } from '@/config/brand'
import { publicEnv } from '@/config/env.public'
import type { Money, Wltp } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import { carName } from '@/domain/car-name'
import type { ProductCode } from '@/domain/finance-terms'
import { isZero, priceLines, reductionOf, vatOf } from '@/features/configurator/price-lines'
import { NEARBY_KM } from '@/features/configurator/Summary.DeliveryTime'
import { amountFor, formatDate, formatEuro, formatMeasure, formatNumber } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import { translatorFor } from '@/i18n/translator.server'
import { buildPath } from '@/routing/build-path'
import { palette } from '@/ui/theme/tokens'
import { Paper } from './paper.server'
import type { QuoteData } from './quote-data.server'
import type { QuoteRequest } from './quote-request.server'

/** A quote is an offer of sale: every amount with its cents. */
const CENTS = { decimals: 2 } as const
const QR_WIDTH = 84
/** Points: a figure, its warning and its example stand on one page. */
const CREDIT_HEIGHT = 190
const LEASE_HEIGHT = 80
const MUTED = { size: 8.5, color: '#4b5a5e' } as const
const STRONG = { weight: 'medium', size: 10.5 } as const

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
  const t = await translatorFor(language, ['ccf', 'common', 'legal'])
  const euro = (money: Money) => formatEuro(amountFor(money, salesType), language, CENTS)
  const date = (day: string) => formatDate(day, language)
  const address = publicEnv.siteUrl + buildPath('car-configurator.offer', { cupra_code: code }, request)
  const { quote_number, valid_until } = quotes.document
  const name = carName(configuration.carline_title, configuration.title)
  const { company } = brand

  const paper = await Paper.open({
    Title: `${t('ccf:pdf.title')} ${quote_number}`,
    Author: company.name,
    Subject: name,
    lang: language === 'fr' ? 'fr-BE' : 'nl-BE',
  })
  paper.squares(encodeQR(address, 'raw', { border: 1 }), QR_WIDTH)
  paper.narrow(brand.siteName[language], QR_WIDTH, { size: 10, weight: 'medium', color: palette.cupraPetrol })
  paper.narrow(t('ccf:pdf.title'), QR_WIDTH, { size: 24, weight: 'light', gap: 6 })
  paper.narrow(t('ccf:pdf.number', { number: quote_number }), QR_WIDTH)
  paper.narrow(t('ccf:pdf.valid', { from: date(delivery.updated_at), to: date(valid_until) }), QR_WIDTH)
  paper.narrow(address, QR_WIDTH, { ...MUTED, gap: 10 })

  paper.heading(name)
  paper.row(t('ccf:summary.code'), code)
  paper.row(t('ccf:pdf.modelYear'), String(configuration.model_year))
  paper.row(t('ccf:pdf.catalogue'), configuration.catalog_version)
  for (const { code: gone, title, replaced_by } of configuration.replaced) {
    paper.row(
      replaced_by
        ? t('ccf:replaced.by', { old: title, new: replaced_by.title })
        : t('ccf:replaced.gone', { old: title }),
      gone,
    )
  }
  const figures = [
    wltp.consumption && formatMeasure(wltp.consumption, language),
    wltp.electric_consumption && formatMeasure(wltp.electric_consumption, language),
    t('common:wltp.co2_figure', { value: formatMeasure(wltp.co2, language) }),
    wltp.range && t('common:wltp.range', { value: formatMeasure(wltp.range, language) }),
  ].filter((figure) => typeof figure === 'string')
  paper.text(`${figures.join(SEPARATOR)} (${t('common:wltp.cycle')})`, { weight: 'medium' })

  paper.heading(t('ccf:summary.parts'))
  for (const { description, amount } of priceLines(price)) {
    paper.row(description, isZero(amount) ? t('common:price.no_extra') : euro(amount))
  }
  paper.row(
    t('ccf:summary.totalExcl'),
    formatEuro(price.total.excl, language, CENTS),
    salesType === 'B2B' ? STRONG : {},
  )
  const rate = formatNumber(price.total.vat_rate, language)
  paper.row(t('ccf:summary.vat', { rate }), formatEuro(vatOf(price.total), language, CENTS))
  paper.row(
    t('ccf:summary.totalIncl'),
    formatEuro(price.total.incl, language, CENTS),
    salesType === 'B2C' ? STRONG : {},
  )
  if (salesType === 'B2B')
    paper.row(t('ccf:summary.catalogValue'), formatEuro(price.catalog_value.incl, language, CENTS))

  const reduction = showsReduction ? reductionOf(prices) : undefined
  if (reduction) {
    paper.heading(prices.promotions.map(({ title }) => title).join(SEPARATOR))
    paper.row(
      `${t('ccf:summary.reduction.reference')} – ${t('ccf:summary.reduction.referenceNote')}`,
      euro(reduction.reference),
    )
    paper.row(
      t('ccf:summary.reduction.advantage'),
      formatEuro(-amountFor(reduction.advantage, salesType), language, CENTS),
    )
    paper.row(t('ccf:summary.reduction.reduced'), euro(reduction.reduced), STRONG)
    for (const { conditions } of prices.promotions) paper.text(conditions, MUTED)
  }

  paper.heading(t('ccf:summary.delivery'))
  paper.text(
    t('ccf:summary.deliveryRange', {
      min: delivery.weeks_min,
      max: delivery.weeks_max,
      from: date(delivery.expected_from),
      to: date(delivery.expected_to),
    }),
  )
  if (delivery.dealer) {
    const { name: dealer, city, distance_km: km } = delivery.dealer
    paper.text(t(km < NEARBY_KM ? 'ccf:summary.deliveryNearby' : 'ccf:summary.deliveryDealer', { dealer, city, km }))
  }
  paper.text(delivery.note, MUTED)

  const offers = products.flatMap((product) => quotes.offers.filter(({ product_code }) => product_code === product))
  if (offers.length > 0) paper.heading(t('ccf:summary.quotes.title'))
  for (const offer of offers) monthly(offer)

  paper.heading(t('ccf:pdf.terms'))
  paper.text(t('ccf:summary.order'))
  paper.text(t(`legal:from_price.${salesType}`), MUTED)
  paper.text(
    `${company.name}, ${company.street[language]}, ${company.zipcode} ${company.city[language]}${SEPARATOR}${company.vatNumber}${SEPARATOR}${company.phone}`,
    MUTED,
  )
  return paper.end()

  /** A figure of a credit never stands without its warning and its example (Code of economic law, art. VII.64). */
  function monthly({
    product_code,
    product_title,
    monthly: amount,
    duration,
    mileage,
    representative,
    provider,
    ...offer
  }: Simulation) {
    if (product_code === 'ac' && !representative) return
    paper.keepTogether(representative ? CREDIT_HEIGHT : LEASE_HEIGHT)
    const terms = [
      t('common:monthly.duration', { months: duration }),
      mileage && t('common:monthly.mileage', { km: formatNumber(mileage, language) }),
    ].filter(Boolean)
    const vat = t(`common:monthly.${salesType}`)
    paper.row(
      `${product_title}${SEPARATOR}${terms.join(SEPARATOR)}`,
      `${t('common:monthly.per_month', { amount: euro(amount) })} ${product_code === 'ac' ? '' : vat}`.trim(),
      STRONG,
    )
    if (offer.deposit.incl > 0) paper.text(t('ccf:summary.quotes.depositIs', { amount: euro(offer.deposit) }))
    if (offer.residual) {
      const key = product_code === 'ac' ? 'ccf:summary.quotes.last' : 'ccf:summary.quotes.option'
      paper.text(t(key, { amount: euro(offer.residual.amount) }))
    }
    if (representative) {
      paper.text(representative.warning, STRONG)
      paper.text(plainText(representative.html))
    } else {
      paper.text(t(offer.residual ? 'legal:option_note' : 'legal:lease_note'), MUTED)
      paper.text(
        `${t('ccf:summary.quotes.provider', provider)} ${t('ccf:summary.quotes.valid', { date: date(offer.valid_to) })}`,
        MUTED,
      )
    }
  }
}

/** The example as the service writes it, without its marks. Its own warning is left out: it stands above, in full size. */
function plainText(html: string): string {
  const [, ...paragraphs] = html.split('</p>')
  return paragraphs
    .join(' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim()
}
