import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import type { Configuration } from '@/contract/configured-car'
import { useFeatureFlag } from '@/data/feature-flags/hooks'

/** Where a finished car leads: to a person, to the wheel. Behind OFFER_CTA the first step is an offer for this very car. */
export function NextSteps({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  const { cupra_code, carline_code } = configuration
  return (
    <>
      {asksForOffer && (
        <MessageButton form="offer" about={{ cupra_code }}>
          {t('summary.askOffer')}
        </MessageButton>
      )}
      <MessageButton
        form="contact"
        about={{ topic: 'model', cupra_code }}
        variant={asksForOffer ? 'secondary' : 'primary'}
      >
        {t('summary.contact')}
      </MessageButton>
      <MessageButton form="test-drive" about={{ carline_code, cupra_code }} variant="secondary">
        {t('summary.testDrive')}
      </MessageButton>
    </>
  )
}
