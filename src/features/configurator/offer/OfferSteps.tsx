import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { color, size, space, weight } from '@/ui/theme/css-vars'

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  max-width: ${size.measure};
  padding-inline-start: 1.5em;
  li::marker { color: ${color.accentText}; font-weight: ${weight.medium}; }
  strong { font-weight: ${weight.medium}; }
`

const STEPS = ['offer', 'drive', 'order', 'delivery'] as const

export function OfferSteps() {
  const { t } = useTranslation('ccf')
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  const steps = STEPS.filter((step) => step !== 'offer' || asksForOffer)
  return (
    <Stack as="section" $gap="s">
      <Heading level={2} size="m">
        {t('offer.steps.title')}
      </Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`offer.steps.${step}.title`)}</strong> {t(`offer.steps.${step}.text`)}
          </li>
        ))}
      </Steps>
    </Stack>
  )
}
