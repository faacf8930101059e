import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configured-car'
import { useCupraParams } from '@/data/configurator/hooks'
import { isZero } from '@/domain/is-zero'
import { amountFor, formatDate, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ReplacedNotice } from '../car/ReplacedNotice.late'
import { PriceDelta } from '../choosing/PriceDelta'
import { minus } from '../summary/price-lines'
import * as S from '../summary/Summary.styles'

interface OfferHistoryProps {
  /** The code in the URL. */
  readonly code: string
  /** The car as it is built today. */
  readonly configuration: Configuration
}

/** What has changed since the code was issued: replaced parts, and the price of that time. */
export function OfferHistory({ code, configuration }: OfferHistoryProps) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const params = useCupraParams({ ...useAudienceQuery(), cupra_code: code })
  const { data } = params
  if (!data) {
    return (
      <Unanswered queries={[params]} line="figures">
        <Skeleton $height="6rem" />
      </Unanswered>
    )
  }
  const { still_orderable, replaced, issued } = data
  const now = configuration.price.total
  const isOfToday = !issued || issued.catalog_version === configuration.catalog_version
  const euro = (money: Configuration['price']['total']) => formatEuro(amountFor(money, salesType), language)
  return (
    <Stack as="section" $gap="s">
      <Heading level={2} size="m">
        {t('offer.since')}
      </Heading>
      {still_orderable ? <Text>{t('offer.orderable')}</Text> : <ReplacedNotice replaced={replaced} />}
      {isOfToday ? (
        <Text $tone="muted">{t('offer.samePrices', { version: configuration.catalog_version })}</Text>
      ) : (
        <S.Table>
          <caption>{t('offer.prices')}</caption>
          <tbody>
            <tr>
              <th scope="row">
                {t('offer.then', { version: issued.catalog_version })}
                <br />
                <small>
                  {t('offer.period', {
                    from: formatDate(issued.valid_from, language),
                    to: formatDate(issued.valid_to, language),
                  })}
                </small>
              </th>
              <td>{euro(issued.price)}</td>
            </tr>
            <tr>
              <th scope="row">{t(still_orderable ? 'offer.now' : 'offer.nowNearest')}</th>
              <td>{euro(now)}</td>
            </tr>
            <S.TotalRow>
              <th scope="row">{t('offer.difference')}</th>
              <td>
                {isZero(minus(now, issued.price)) ? (
                  t('offer.noDifference')
                ) : (
                  <PriceDelta money={minus(now, issued.price)} />
                )}
              </td>
            </S.TotalRow>
          </tbody>
        </S.Table>
      )}
    </Stack>
  )
}
