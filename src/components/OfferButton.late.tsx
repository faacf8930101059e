import { useTranslation } from 'next-i18next/pages'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { MessageButton } from './MessageButton'

const OfferLink = styled(MessageButton)`
  ${dimmedWhileBusy}
`

interface OfferButtonProps {
  cupra_code: string
  /** Name of the car in the accessible name of the button. */
  car: string
  /** The screen shows another car, whose code is still loading. The button is disabled, so that no offer is made for the previous one. */
  isStale?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Button to the offer form with the flag OFFER_CTA, otherwise to the contact form. */
export function OfferButton({ cupra_code, car, isStale = false, ...look }: OfferButtonProps) {
  const { t } = useTranslation('common')
  const asksForOffer = useFeatureFlag('OFFER_CTA')
  const state = isStale && { 'aria-busy': true, onClick: (event: MouseEvent) => event.preventDefault() }
  return asksForOffer ? (
    <OfferLink form="offer" about={{ cupra_code }} aria-label={t('ask.offer_for', { car })} {...state} {...look}>
      {t('ask.offer')}
    </OfferLink>
  ) : (
    <OfferLink
      form="contact"
      about={{ topic: 'model', cupra_code }}
      aria-label={t('ask.question_about', { car })}
      {...state}
      {...look}
    >
      {t('ask.question')}
    </OfferLink>
  )
}
