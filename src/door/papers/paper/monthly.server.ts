import type { Money } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import { amountFor, formatDate, formatEuro, formatNumber, lastPayment } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import { translatorFor } from '@/i18n/translator.server'
import type { Audience } from '@/routing/build-path'
import { CENTS, MUTED, STRONG } from './looks'
import type { Paper } from './paper.server'

/** Points: a figure, its warning and its example stand on one page. */
const CREDIT_HEIGHT = 190
const LEASE_HEIGHT = 80

/**
 * What a car costs a month, one offer below the other. A figure of a credit never stands without its warning and its example
 * (Code of economic law, art. VII.64): a credit without them is left out.
 */
export async function writeMonthly(
  paper: Paper,
  { language, salesType }: Audience,
  offers: readonly Simulation[],
): Promise<void> {
  const t = await translatorFor(language, ['ccf', 'common', 'legal'])
  const euro = (money: Money) => formatEuro(amountFor(money, salesType), language, CENTS)
  const lawful = offers.filter(({ product_code, representative }) => product_code !== 'ac' || representative)
  if (lawful.length > 0) paper.heading(t('ccf:summary.quotes.title'))
  for (const { product_code, product_title, duration, mileage, representative, ...offer } of lawful) {
    paper.keepTogether(representative ? CREDIT_HEIGHT : LEASE_HEIGHT)
    const terms = [
      t('common:monthly.duration', { months: duration }),
      mileage && t('common:monthly.mileage', { km: formatNumber(mileage, language) }),
    ].filter(Boolean)
    const vat = t(`common:monthly.${salesType}`)
    const amount = t('common:monthly.per_month', { amount: euro(offer.monthly) })
    const name = [product_title, ...terms].join(SEPARATOR)
    paper.table(undefined, [[name, product_code === 'ac' ? amount : `${amount} ${vat}`, STRONG]])
    if (offer.deposit.incl > 0) paper.text(t('ccf:summary.quotes.depositIs', { amount: euro(offer.deposit) }))
    const last = lastPayment({ residual: offer.residual, representative }, salesType)
    if (last !== undefined) {
      const key = product_code === 'ac' ? 'ccf:summary.quotes.last' : 'ccf:summary.quotes.option'
      paper.text(t(key, { amount: formatEuro(last, language, CENTS) }))
    }
    if (representative) {
      paper.text(representative.warning, STRONG)
      paper.text(plainText(representative.html))
    } else {
      const valid = t('ccf:summary.quotes.valid', { date: formatDate(offer.valid_to, language) })
      paper.text(t(offer.residual ? 'legal:option_note' : 'legal:lease_note'), MUTED)
      paper.text(`${t('ccf:summary.quotes.provider', offer.provider)} ${valid}`, MUTED)
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
