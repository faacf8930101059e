import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { browserOnly } from '@/late/browser-only'
import { isPlainClick } from '@/routing/plain-click'
import { useConsent } from './consent-store'

const Notice = browserOnly(() => import('./ConsentNotice.late').then((module) => module.ConsentNotice))
const Settings = browserOnly(() => import('./ConsentSettings.late').then((module) => module.ConsentSettings))

/**
 * Asks for consent until it is answered, and opens the settings from any link with CONSENT_LINK. The code of the question is not
 * loaded after an answer, nor in an editor's preview, which is not measured.
 */
export function Consent() {
  const { isPreview } = useRouter()
  const consent = useConsent()
  const [areSettingsOpen, setAreSettingsOpen] = useState<boolean>()

  useEffect(() => {
    // Prevents the link's navigation to the policy, which is for visitors without JavaScript.
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[data-consent-settings]')) return
      if (!isPlainClick(event)) return
      event.preventDefault()
      setAreSettingsOpen(true)
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])

  return (
    <>
      {consent === null && !isPreview && <Notice onChoose={() => setAreSettingsOpen(true)} />}
      {areSettingsOpen !== undefined && <Settings open={areSettingsOpen} onClose={() => setAreSettingsOpen(false)} />}
    </>
  )
}
