import type { AppProps } from 'next/app'
import { appWithTranslation } from 'next-i18next/pages'
import { nextI18nextConfig } from '@/i18n/next-i18next-config'
import type { FrameProps } from '@/site/page-props'
import { SiteFrame } from '@/site/SiteFrame'
import { useReadyPage } from '@/site/use-ready-page'

function SiteApp({ Component: nextPage, pageProps: nextProps }: AppProps<FrameProps>) {
  const { Component, pageProps } = useReadyPage({ Component: nextPage, pageProps: nextProps })
  return (
    <SiteFrame frame={pageProps}>
      <Component {...pageProps} />
    </SiteFrame>
  )
}

export default appWithTranslation(SiteApp, nextI18nextConfig)
