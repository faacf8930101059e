import type { QueryClient } from '@tanstack/react-query'
import type { AppProps } from 'next/app'
import { appWithTranslation, I18nContext, type SSRConfig } from 'next-i18next/pages'
import { Fragment, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { createQueryClient } from '@/data/query-client'
import { toLanguage } from '@/domain/language'
import { nextI18nextConfig } from '@/i18n/next-i18next-config'
import { fetchWords, type WordsByNamespace } from '@/i18n/words'
import { PageDataContext } from '@/late/page-data'
import { keepServerStyles } from './keep-server-styles'
import type { FrameProps } from './page-props'
import { SiteFrame } from './SiteFrame'
import { useWholePage } from './use-whole-page'
import { withEditor } from './with-editor'

if (typeof document !== 'undefined') keepServerStyles()

type SiteAppProps = AppProps<Partial<FrameProps>>
type PageProps = SiteAppProps & { readonly queryClient: QueryClient }

function Page({ Component, pageProps, queryClient }: PageProps) {
  return (
    <WordsOnServer>
      <SiteFrame frame={pageProps} queryClient={queryClient}>
        <Component {...pageProps} />
      </SiteFrame>
    </WordsOnServer>
  )
}

/**
 * `useTranslation` copies each property of the i18n instance in every component that has words, hundreds of times for a page. This
 * instance inherits them all, so there is nothing to copy. A browser has a small one (i18n/browser-i18next.ts).
 */
const WordsOnServer =
  typeof window === 'undefined'
    ? function WordsOnServer({ children }: { children: ReactNode }) {
        const context = use(I18nContext)
        const i18n: typeof context.i18n = Object.create(context.i18n)
        // Drawn once.
        return <I18nContext value={{ ...context, i18n }}>{children}</I18nContext>
      }
    : Fragment

const TranslatedPage = appWithTranslation(Page, nextI18nextConfig)

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
  const { props: pageProps, requestAll } = useWholePage(props.pageProps, queryClient)
  const { isIncomplete = false } = pageProps
  const pageData = useMemo(() => ({ isIncomplete, requestAll }), [isIncomplete, requestAll])
  const { words: ofServer, wordsAddresses = [] } = pageProps
  const words = ofServer ?? use(fetchWords(wordsAddresses))
  const language = toLanguage(router.locale)
  const translations = useMemo(() => translationProps(words, language), [words, language])
  return (
    <PageDataContext value={pageData}>
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
