import { useTranslation } from 'next-i18next/pages'
import type { PriceBlock } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import type { SalesType } from '@/domain/sales-type'
import { amountFor, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { priceLines, vatAmount } from './price-lines'
import * as S from './Summary.styles'

/**
 * How the price comes about: each part as this audience reads it, the total, and the VAT in or on it. A business
 * reader adds up excl. VAT and sees VAT and the amount to pay; a private one adds up what is paid.
 */
export function PriceTable({ price, salesType }: { price: PriceBlock; salesType: SalesType }) {
  const { t } = useTranslation(['ccf', 'common'])
  const { language } = useAudience()
  const euro = (amount: number) => formatEuro(amount, language)
  const rate = formatNumber(price.total.vat_rate, language)
  const isBusiness = salesType === 'B2B'
  return (
    <S.Table>
      <caption>{t('ccf:summary.parts')}</caption>
      <tbody>
        {priceLines(price).map(({ code, description, amount, isEdition }) => (
          <tr key={code}>
            <th scope="row">
              {description} {isEdition && <Badge>{t('ccf:summary.edition')}</Badge>}
            </th>
            <td>{isZero(amount) ? t('common:price.no_extra') : euro(amountFor(amount, salesType))}</td>
          </tr>
        ))}
        {isBusiness ? (
          <>
            <S.TotalRow>
              <th scope="row">{t('ccf:summary.totalExcl')}</th>
              <td>{euro(price.total.excl)}</td>
            </S.TotalRow>
            <S.MutedRow>
              <th scope="row">{t('ccf:summary.vat', { rate })}</th>
              <td>{euro(vatAmount(price.total))}</td>
            </S.MutedRow>
            <tr>
              <th scope="row">{t('ccf:summary.totalIncl')}</th>
              <td>{euro(price.total.incl)}</td>
            </tr>
            <S.MutedRow>
              <th scope="row">
                {t('ccf:summary.catalogValue')}
                <br />
                <small>{t('ccf:summary.catalogValueNote')}</small>
              </th>
              <td>{euro(price.catalog_value.incl)}</td>
            </S.MutedRow>
          </>
        ) : (
          <>
            <S.TotalRow>
              <th scope="row">{t('ccf:summary.totalIncl')}</th>
              <td>{euro(price.total.incl)}</td>
            </S.TotalRow>
            <S.MutedRow>
              <th scope="row">{t('ccf:summary.ofWhichVat', { rate })}</th>
              <td>{euro(vatAmount(price.total))}</td>
            </S.MutedRow>
            <S.MutedRow>
              <th scope="row">{t('ccf:summary.totalExcl')}</th>
              <td>{euro(price.total.excl)}</td>
            </S.MutedRow>
          </>
        )}
      </tbody>
    </S.Table>
  )
}
