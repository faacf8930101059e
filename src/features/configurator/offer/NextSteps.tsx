import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import type { Configuration } from '@/contract/configured-car'
import { useFeatureFlag } from '@/data/feature-flags/hooks'

/** The next steps with a configured car: contact and test drive. With the flag OFFER_CTA the first one is an offer for this car. */
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
