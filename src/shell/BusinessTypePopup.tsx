import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useHydrated } from '@/ui/use-hydrated'
import { isMarked, mark } from './remembered'

const READ = 'business-type-popup'

/** Fetched only by those who are asked. */
const Question = dynamic(() => import('./BusinessTypePopup.Question').then((module) => module.BusinessTypeQuestion), {
  ssr: false,
})

/** Spec §2: in the browser only, with the flag BUSINESS_TYPE_POPUP, until a choice has been made. */
export function BusinessTypePopup() {
  const isOn = useFeatureFlag('BUSINESS_TYPE_POPUP')
  const isHydrated = useHydrated()
  const [isAnswered, setIsAnswered] = useState(false)
  if (!isOn || !isHydrated || isAnswered || isMarked('localStorage', READ)) return null
  return (
    <Question
      onAnswer={() => {
        mark('localStorage', READ)
        setIsAnswered(true)
      }}
    />
  )
}
