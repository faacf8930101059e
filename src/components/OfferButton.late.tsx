import { useTranslation } from 'next-i18next/pages'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'
import { MessageButton } from './MessageButton'

interface OfferButtonProps {
  cupra_code: string
  /** Its name, for whoever hears the link without seeing the car. */
  car: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** From one build among others to a person: for an offer behind OFFER_CTA, otherwise with a question. */
export function OfferButton({ cupra_code, car, ...look }: OfferButtonProps) {
  const { t } = useTranslation('common')
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  return asksForOffer ? (
    <MessageButton form="offer" about={{ cupra_code }} aria-label={t('ask.offer_for', { car })} {...look}>
      {t('ask.offer')}
    </MessageButton>
  ) : (
    <MessageButton
      form="contact"
      about={{ topic: 'model', cupra_code }}
      aria-label={t('ask.question_about', { car })}
      {...look}
    >
      {t('ask.question')}
    </MessageButton>
  )
}
