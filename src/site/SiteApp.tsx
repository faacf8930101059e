import type { QueryClient } from '@tanstack/react-query'
import type { AppProps } from 'next/app'
import { appWithTranslation, I18nContext, type SSRConfig } from 'next-i18next/pages'
import { type ContextType, Suspense, use, useMemo, useState } from 'react'
import { createQueryClient } from '@/data/query-client'
import { toLanguage } from '@/domain/language'
import { createInstance, type Resources } from '@/i18n/browser-i18next'
import { nextI18nextConfig } from '@/i18n/next-i18next-config'
import { fetchWords, type WordsByNamespace } from '@/i18n/words'
import { followTranslator } from '@/late/browser-translation'
import { PageDataContext } from '@/late/page-data'
import { TranslationGuard } from '@/late/TranslationGuard'
import { keepServerStyles } from './keep-server-styles'
import type { FrameProps } from './page-props'
import { SiteFrame } from './SiteFrame'
import { useFullPageProps } from './use-full-page-props'
import { withEditor } from './with-editor'

if (typeof document !== 'undefined') {
  keepServerStyles()
  followTranslator(window.__bootstrap?.takeChanges())
}

type SiteAppProps = AppProps<Partial<FrameProps>>
type PageProps = SiteAppProps & { readonly queryClient: QueryClient }

function Page({ Component, pageProps, queryClient }: PageProps) {
  return (
    <SiteFrame frame={pageProps} queryClient={queryClient}>
      <Component {...pageProps} />
    </SiteFrame>
  )
}

/**
 * What appWithTranslation does, by the browser's small i18next: the library builds a whole instance for each page, and copies all of its
 * options for each of a page's hundreds of texts. And `useTranslation` copies each property of the instance in every component that has
 * words: this one inherits them all, so there is nothing to copy.
 */
function PageOnServer(props: PageProps & { pageProps: SSRConfig }) {
  const { initialLocale: lng = '', initialI18nStore } = props.pageProps._nextI18Next ?? {}
  const light = createInstance({ ...nextI18nextConfig, lng, resources: initialI18nStore as Resources })
  const i18n: ContextType<typeof I18nContext>['i18n'] = Object.create(light)
  // Drawn once.
  return (
    <I18nContext value={{ i18n }}>
      <Page {...props} />
    </I18nContext>
  )
}

const TranslatedPage =
  typeof window === 'undefined' && !process.env.PLAIN_BUILD ? PageOnServer : appWithTranslation(Page, nextI18nextConfig)

/**
 * Everything stands under one boundary: it is hydrated when the words are there, and in small pieces, so that the browser
 * can answer the visitor in between.
 */
function SitePage(props: SiteAppProps) {
  // Outside the boundary: what suspends before it is shown loses its state, and so all that has been fetched.
  const [queryClient] = useState(createQueryClient)
  return (
    <Suspense fallback={null}>
      <AppWithWords {...props} queryClient={queryClient} />
    </Suspense>
  )
}

export const SiteApp = process.env.CONTENT_EDITOR ? withEditor(SitePage) : SitePage

/** The server has the words in the page's props and sends none of them: the browser fetches them, once for all pages. */
function AppWithWords(props: PageProps) {
  const { router, queryClient } = props
  const { props: pageProps, requestAll } = useFullPageProps(props.pageProps, queryClient)
  const { isIncomplete = false } = pageProps
  const pageData = useMemo(() => ({ isIncomplete, requestAll }), [isIncomplete, requestAll])
  const { words: ofServer, wordsAddresses = [] } = pageProps
  const words = ofServer ?? use(fetchWords(wordsAddresses))
  const language = toLanguage(router.locale)
  const translations = useMemo(() => translationProps(words, language), [words, language])
  return (
    <PageDataContext value={pageData}>
      <TranslationGuard />
      <TranslatedPage {...props} pageProps={{ ...pageProps, ...translations }} />
    </PageDataContext>
  )
}

/** The props that appWithTranslation reads. */
function translationProps(words: WordsByNamespace, language: string): SSRConfig {
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: words },
      initialLocale: language,
      ns: Object.keys(words),
      userConfig: null,
    },
  }
}
