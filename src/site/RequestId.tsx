import { useTranslation } from 'next-i18next/pages'
import { Note } from '@/ui/Text'
import { useHydrated } from '@/ui/use-hydrated'

/** The number that the server gave this page's request (server/site-server.ts), for whoever reports what went wrong. */
function requestNumber(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming.find(({ name }) => name === 'request')?.description
}

/** Of the document itself; nothing where the server gives none. */
export function RequestId() {
  const { t } = useTranslation('errors')
  const number = useHydrated() ? requestNumber() : undefined
  return number ? (
    <Note>
      {t('server.reference')} <span translate="no">{number}</span>
    </Note>
  ) : null
}
