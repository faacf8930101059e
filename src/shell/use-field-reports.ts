import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { watchField } from '@/field/watch-field'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { useConsent } from './consent/consent-store'

/** Real user monitoring: reports errors and, with consent, web vitals. Editors' previews are excluded. */
export function useFieldReports(): void {
  const { isPreview } = useRouter()
  const { name, language, salesType } = useCurrentRoute()
  const agreed = useConsent()?.accepted.includes('analytics') ?? false
  useEffect(() => {
    if (!isPreview) watchField({ route: name, language, sales_type: salesType }, agreed)
  }, [isPreview, name, language, salesType, agreed])
}
