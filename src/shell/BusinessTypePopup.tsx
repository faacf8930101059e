import { type ReactNode, useState } from 'react'
import { browserOnly } from '@/components/lazy/browser-only'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { isMarked, mark } from './remembered'

export const BUSINESS_TYPE_READ = 'business-type-popup'

/** Fetched only by those who are asked. */
const Question = browserOnly(() => import('./BusinessTypePopup.Question').then((module) => module.BusinessTypeQuestion))

/** Spec §2: in the browser only (Overlays), with the flag BUSINESS_TYPE_POPUP, until a choice has been made. What is inside waits for it. */
export function BusinessTypePopup({ children }: { children?: ReactNode }) {
  const isOn = useFeatureFlag('BUSINESS_TYPE_POPUP')
  const [isAnswered, setIsAnswered] = useState(() => isMarked('localStorage', BUSINESS_TYPE_READ))
  if (!isOn || isAnswered) return children
  return (
    <Question
      onAnswer={() => {
        mark('localStorage', BUSINESS_TYPE_READ)
        setIsAnswered(true)
      }}
    />
  )
}
