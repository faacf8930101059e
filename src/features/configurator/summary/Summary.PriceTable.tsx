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
 * The parts of the price, the total and the VAT. For business buyers the parts are excl. VAT, followed by VAT and the amount to
 * pay; for private buyers they are incl. VAT.
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
