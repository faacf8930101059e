import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { color, layer } from '@/ui/theme/css-vars'

/** Hidden for the first 300 ms, because most pages load faster. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.overlay};
  height: 2px;
  background: ${color.accent};
  transform-origin: 0 0;
  animation: shell-progress 8s 300ms cubic-bezier(0.1, 0.7, 0.1, 1) both;
  @keyframes shell-progress { from { transform: scaleX(0); } to { transform: scaleX(0.95); } }
  @media (prefers-reduced-motion: reduce) { animation-delay: 300ms; }
`

export function RouteProgress() {
  const { t } = useTranslation('common')
  const { events } = useRouter()
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => setIsLoading(!shallow)
    const end = () => setIsLoading(false)
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', end)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', end)
    }
  }, [events])

  return isLoading ? <Bar role="progressbar" data-print="hide" aria-label={t('progress')} /> : null
}
