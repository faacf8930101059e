import type { Money } from '@/contract/common'
import { isZero } from '@/domain/is-zero'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { amountFor, formatEuro } from '@/i18n/format'

interface Reader {
  readonly language: Language
  readonly salesType: SalesType
}

/** A price without its VAT label, for short lines; « on request » if it is missing, never 0 €. */
export function priceText(
  t: (key: 'common:price.on_request') => string,
  money: Money,
  { language, salesType }: Reader,
  decimals?: 0,
): string {
  if (isZero(money)) return t('common:price.on_request')
  return formatEuro(amountFor(money, salesType), language, decimals === undefined ? {} : { decimals })
}
