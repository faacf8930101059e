import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { Configuration } from '@/contract/configurator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { amountFor } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'

/** Where a finished car leads: to a person, to the wheel. Behind OFFER_CTA the first step is an offer for this very car. */
export function NextSteps({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const { salesType } = useAudience()
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  const { cupra_code, carline_code, price } = configuration
  return (
    <>
      {asksForOffer && (
        <RouteButton
          to="contact"
          params={{ subject: 'offer', cupra_code, price: amountFor(price.total, salesType).toFixed(2) }}
        >
          {t('summary.askOffer')}
        </RouteButton>
      )}
      <RouteButton to="contact" params={{ cupra_code }} variant={asksForOffer ? 'secondary' : 'primary'}>
        {t('summary.contact')}
      </RouteButton>
      <RouteButton to="models.carline.test-drive" params={{ carline_code, cupra_code }} variant="secondary">
        {t('summary.testDrive')}
      </RouteButton>
    </>
  )
}
