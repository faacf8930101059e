import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SkipLink } from '@/ui/SkipLink'
import { ErrorBoundary } from './ErrorBoundary'
import type { Disclaimer } from './FinancialDisclaimer'
import { Footer } from './Footer'
import { Header } from './Header'
import { LateOverlays } from './LateOverlays'
import { RentNote } from './RentNote'
import { useRouteKey } from './use-address'
import { useScrollRestoration } from './use-scroll-restoration'
import { ViewError } from './ViewError'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  > main { flex: 1; }
`

interface ShellProps {
  children: ReactNode
  disclaimer?: Disclaimer | undefined
}

/** What is around every page, including 404 and 500. */
export function Shell({ children, disclaimer }: ShellProps) {
  const { t } = useTranslation('common')
  const routeKey = useRouteKey()
  useScrollRestoration()
  return (
    <Frame>
      <SkipLink href="#content" data-print="hide">
        {t('skip_to_content')}
      </SkipLink>
      <LateOverlays disclaimer={disclaimer} />
      <Header />
      <main id="content" tabIndex={-1} data-ground="stone">
        <ErrorBoundary resetKey={routeKey} fallback={(retry) => <ViewError onRetry={retry} />}>
          {children}
        </ErrorBoundary>
        {disclaimer?.kind === 'lease' && <RentNote disclaimer={disclaimer} />}
      </main>
      <Footer />
    </Frame>
  )
}
