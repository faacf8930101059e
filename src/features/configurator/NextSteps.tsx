import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configurator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCupraCodeStock } from '@/data/stock/hooks'

/** Where a finished car leads: to a person, to the wheel, to one like it that is there already. */
export function NextSteps({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const showsStock = useFeatureFlag('STOCK_CCF')
  const { cupra_code, carline_code } = configuration
  return (
    <>
      <RouteButton to="contact" params={{ cupra_code }}>
        {t('summary.contact')}
      </RouteButton>
      <RouteButton to="models.carline.test-drive" params={{ carline_code, cupra_code }} variant="secondary">
        {t('summary.testDrive')}
      </RouteButton>
      {showsStock && <StockTwins configuration={configuration} />}
    </>
  )
}

function StockTwins({ configuration: { cupra_code, carline_code } }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const twins = useCupraCodeStock({ ...audience, cupra_code })
  const { data } = twins
  return (
    <>
      <RouteButton to="stock.model" params={{ modelName: carline_code }} variant="ghost">
        {data && data.total > 0 ? t('summary.stock', { count: data.total }) : t('summary.stockNone')}
      </RouteButton>
      {!data && <Unanswered queries={[twins]} line="stock" />}
    </>
  )
}
