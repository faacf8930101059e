import { useTranslation } from 'next-i18next/pages'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { MessageButton } from './MessageButton'

const Way = styled(MessageButton)`
  ${dimmedWhileBusy}
`

interface OfferButtonProps {
  cupra_code: string
  /** Its name, for whoever hears the link without seeing the car. */
  car: string
  /** What is seen is another car already, whose code is not known yet: nobody is led to an offer for the one before. */
  isStale?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** From one build among others to a person: for an offer behind OFFER_CTA, otherwise with a question. */
export function OfferButton({ cupra_code, car, isStale = false, ...look }: OfferButtonProps) {
  const { t } = useTranslation('common')
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  const state = isStale && { 'aria-busy': true, onClick: (event: MouseEvent) => event.preventDefault() }
  return asksForOffer ? (
    <Way form="offer" about={{ cupra_code }} aria-label={t('ask.offer_for', { car })} {...state} {...look}>
      {t('ask.offer')}
    </Way>
  ) : (
    <Way
      form="contact"
      about={{ topic: 'model', cupra_code }}
      aria-label={t('ask.question_about', { car })}
      {...state}
      {...look}
    >
      {t('ask.question')}
    </Way>
  )
}
