import { type ReactNode, useState } from 'react'
import { inLocalStorage } from '@/config/browser-storage'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { useMayPopUp } from './popup-frequency-cap'

export const BUSINESS_TYPE_READ = 'business-type-popup'
const answered = inLocalStorage(BUSINESS_TYPE_READ)

/** Whether the question was answered on an earlier visit, not since this page was loaded. */
export function wasAskedBefore(): boolean {
  const moment = answered.read()
  return moment !== '' && !(Date.parse(moment) >= performance.timeOrigin)
}

/** Loaded only if it is shown. */
const Question = browserOnly(() =>
  import('./BusinessTypePopup.Question.late').then((module) => module.BusinessTypeQuestion),
)

/**
 * Spec §2: in the browser only (Overlays), with the flag BUSINESS_TYPE_POPUP, until a choice has been made. Only the homepage asks,
 * because visitors of another page came for that page. A business URL is an answer itself. `children` are rendered if it does not open.
 */
export function BusinessTypePopup({ children }: { children?: ReactNode }) {
  const isOn = useFeatureFlag('BUSINESS_TYPE_POPUP')
  const { name, salesType } = useCurrentRoute()
  const [isAnswered, setIsAnswered] = useState(() => answered.read() !== '')
  const isOpenQuestion = isOn && !isAnswered && salesType === 'B2C' && name === 'homepage'
  const isItsTurn = useMayPopUp(isOpenQuestion ? BUSINESS_TYPE_READ : undefined)
  if (!isItsTurn) return children
  return (
    <Question
      onAnswer={() => {
        answered.write(new Date().toISOString())
        setIsAnswered(true)
      }}
    />
  )
}
