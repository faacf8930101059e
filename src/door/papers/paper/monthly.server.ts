import type { Simulation } from '@/contract/configurator'
import type { ProductCode } from '@/domain/finance-terms'
import { amountFor, formatDate, formatEuro, formatNumber, lastPayment } from '@/i18n/format'
import { lowerFirst } from '@/i18n/lower-first'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { asksForExample } from '@/money/asks-for-example'
import { amountKind } from '@/money/monthly-payment'
import type { Audience } from '@/routing/build-path'
import type { PdfDocument } from './pdf-document.server'
import { CENTS, MUTED, STRONG } from './text-styles'

/** Points: a figure, its warning and its example stand on one page, and the title with the first of them. */
const TITLE_HEIGHT = 40
const CREDIT_HEIGHT = 190
const LEASE_HEIGHT = 110
const heightOf = ({ representative }: Simulation) => (representative ? CREDIT_HEIGHT : LEASE_HEIGHT)

/**
 * What a car costs a month, one offer below the other. A figure of a credit never stands without its warning and its example
 * (Code of economic law, art. VII.64): what asks for them and has none is left out, as on a page.
 */
export async function writeMonthly(
  paper: PdfDocument,
  audience: Audience,
  offers: readonly Simulation[],
): Promise<void> {
  const { language, salesType } = audience
  const t = await translatorFor(language, ['ccf', 'common'])
  const words = await monthlyWords(audience)
  const lawful = offers.filter((offer) => offer.representative || !asksForExample(offer, salesType))
  const [first] = lawful
  if (!first) return
  paper.keepTogether(TITLE_HEIGHT + heightOf(first))
  paper.heading(t('ccf:summary.quotes.title'))
  for (const offer of lawful) {
    const { product_code, monthly, representative } = offer
    paper.keepTogether(heightOf(offer))
    const figure = formatEuro(amountFor(monthly, salesType), language, CENTS)
    const amount = [t('common:monthly.per_month', { amount: figure }), words.vat(product_code)]
      .filter(Boolean)
      .join(' ')
    paper.table(undefined, [[words.terms(offer), amount, STRONG]])
    if (representative) {
      paper.text(representative.warning, STRONG)
      paper.text(plainText(representative.html))
    } else {
      for (const line of words.conditions(offer)) paper.text(line, MUTED)
    }
  }
}

/** The words beside an amount that leaves its page behind. */
export async function monthlyWords({ language, salesType }: Audience) {
  const t = await translatorFor(language, ['common'])
  const euro = (amount: number) => formatEuro(amount, language, CENTS)
  const join = (words: readonly (string | number | false | undefined)[]) => words.filter(Boolean).join(SEPARATOR)
  return {
    /** No VAT is in the instalments of a credit. */
    vat: (product: ProductCode) => (product === 'ac' ? '' : t(`monthly.${salesType}`)),
    /** In one size with the amount: term, kilometres, and what is paid besides. */
    terms(offer: Simulation): string {
      const { product_code, product_title, duration, mileage, deposit } = offer
      const kind = amountKind(product_code)
      const last = lastPayment(offer, salesType)
      return join([
        product_title,
        t('monthly.duration', { months: duration }),
        mileage && t('monthly.mileage', { km: formatNumber(mileage, language) }),
        deposit.incl > 0 && t(`monthly.${kind}.deposit`, { amount: euro(amountFor(deposit, salesType)) }),
        last !== undefined && t(`monthly.${kind}.last`, { amount: euro(last) }),
      ])
    },
    /** On a page they are one press away (money/MonthlyConditions.tsx). */
    conditions(offer: Simulation): readonly string[] {
      const { product_code, deposit, services, provider, intermediary, valid_to } = offer
      const kind = amountKind(product_code)
      const included = services?.map(lowerFirst).join(', ')
      const { role, name, kbo } = provider
      return [
        kind === 'lease' &&
          included !== undefined &&
          (included ? t('monthly.services', { services: included }) : t('monthly.no_services')),
        join([
          deposit.incl === 0 && t(`monthly.${kind}.no_deposit`),
          lastPayment(offer, salesType) === undefined && t(`monthly.${kind}.no_last`),
        ]),
        join([
          t('monthly.party', { role, name: kbo === '' ? name : `${name} (${kbo})` }),
          t('monthly.intermediary', { name: intermediary.name }),
        ]),
        t('monthly.indicative', { date: formatDate(valid_to, language) }),
      ].flatMap((line) => line || [])
    },
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
