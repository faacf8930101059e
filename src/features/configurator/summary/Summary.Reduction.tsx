import { useTranslation } from 'next-i18next/pages'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration, PricesResponse } from '@/contract/configured-car'
import { usePrices } from '@/data/configurator/hooks'
import { amountFor, formatEuro } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import type { CarReference } from '../car/car-reference'
import { lacksReducedPrice, useUnpricedReductionAlert } from '../car/use-price-alerts'
import { announcedReduction } from './price-lines'
import * as S from './Summary.styles'

/**
 * With the flag PRICE_WITH_REDUCTION_CCF: the price with today's reductions. The advantage is measured from the lowest price of
 * the 30 days before them (Code of economic law, art. VI.18; CJEU C-330/23), not from a list price that has risen since.
 */
export function Reduction({ configuration, named }: { configuration: Configuration; named: CarReference }) {
  const { t } = useTranslation('ccf')
  const { data, isPlaceholderData } = usePrices({ ...useAudienceQuery(), ...named })
  useUnpricedReductionAlert(configuration, isPlaceholderData ? undefined : data)
  if (!data) return null
  if (lacksReducedPrice(data)) return <Text>{t('summary.reduction.onRequest')}</Text>
  const reduction = announcedReduction(data)
  return reduction ? <Reduced {...reduction} promotions={data.promotions} isOld={isPlaceholderData} /> : null
}

type ReducedProps = NonNullable<ReturnType<typeof announcedReduction>> &
  Pick<PricesResponse, 'promotions'> & {
    /** The figures belong to the previous car. */
    readonly isOld: boolean
  }

function Reduced({ reference, advantage, reduced, promotions, isOld }: ReducedProps) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  return (
    <Stack as="section" $gap="2xs">
      <S.Table aria-busy={isOld || undefined}>
        <caption>{promotions.map(({ title }) => title).join(SEPARATOR)}</caption>
        <tbody>
          <tr>
            <th scope="row">
              {t('summary.reduction.reference')}
              <br />
              <small>{t('summary.reduction.referenceNote')}</small>
            </th>
            <td>{formatEuro(amountFor(reference, salesType), language)}</td>
          </tr>
          <tr>
            <th scope="row">{t('summary.reduction.advantage')}</th>
            <td>{formatEuro(-amountFor(advantage, salesType), language)}</td>
          </tr>
          <S.TotalRow>
            <th scope="row">{t('summary.reduction.reduced')}</th>
            <td>
              <Price money={reduced} withIncl />
            </td>
          </S.TotalRow>
        </tbody>
      </S.Table>
      {promotions.map(({ code, conditions }) => (
        <Text key={code} $size="s" $tone="muted">
          {conditions}
        </Text>
      ))}
    </Stack>
  )
}
