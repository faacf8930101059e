import { createHash } from 'node:crypto'
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'
import type { ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { brand } from '@/config/brand'
import { CONSENT_KEY, CONSENT_VERSION } from '@/config/consent.mjs'
import { PAGE_HIDDEN_MAX_MS } from '@/config/constants'
import { publicEnv } from '@/config/env.public'
import { toLanguage } from '@/domain/language'
import { globalCss } from '@/ui/theme/global-css'
import { tokens } from '@/ui/theme/tokens'
import type { ForMachines, FrameProps } from './page-props'
import { SharedLinkTags } from './SharedLinkTags'

interface SiteDocumentProps {
  readonly stylePolicy: string | null
}

/**
 * The page's own style sheet is known only here, so its hash is allowed here: together with the header's policy this
 * leaves no 'unsafe-inline' for style elements. In the browser styled-components writes rules through CSSOM into
 * an empty element, hence the hash of the empty text. Attributes are another directive: next/image writes one.
 */
function stylePolicyFor(css: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `style-src 'self' ${hash(globalCss)} ${hash(css)} ${hash('')}; style-src-attr 'unsafe-inline'`
}

/** The document is drawn before Next writes the page's data, so what is taken out here is not sent a second time. */
function takeOut(pageProps: Partial<FrameProps> = {}): ForMachines | undefined {
  const { forMachines } = pageProps
  delete (pageProps as { forMachines?: ForMachines }).forMachines
  return forMachines
}

const elementsOf = (head: DocumentInitialProps['head']) =>
  (head ?? []).flatMap((element) => (element ? [element as ReactElement<Readonly<Record<string, string>>>] : []))

export class SiteDocument extends Document<SiteDocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & SiteDocumentProps> {
    const sheet = new ServerStyleSheet()
    const renderPage = context.renderPage
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
      const initial = await Document.getInitialProps(context)
      const styles = sheet.getStyleElement()
      const css = styles.map((element) => element.props.dangerouslySetInnerHTML?.__html ?? '').join('')
      const stylePolicy = process.env.NODE_ENV === 'production' && styles.length === 1 ? stylePolicyFor(css) : null
      return { ...initial, stylePolicy, styles: [initial.styles, ...styles] }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    const { stylePolicy, head, __NEXT_DATA__: data } = this.props
    const language = toLanguage(this.props.locale)
    const forMachines = takeOut(data.props.pageProps)
    return (
      <Html lang={language} data-scroll-behavior="smooth">
        <Head>
          {stylePolicy && <meta httpEquiv="Content-Security-Policy" content={stylePolicy} />}
          <meta name="color-scheme" content="dark" />
          {publicEnv.tagManagerId && (
            // Before anything is drawn, or the page would be seen, gone and seen again.
            <script
              src="/page-hiding.js"
              data-key={CONSENT_KEY}
              data-version={CONSENT_VERSION}
              data-max-ms={PAGE_HIDDEN_MAX_MS}
            />
          )}
          <meta name="theme-color" content={tokens.color.canvas} />
          <SharedLinkTags language={language} head={elementsOf(head)} picture={forMachines?.picture} />
          {forMachines?.structuredData && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by structured-data.server.ts, with no "<" in it.
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: forMachines.structuredData }} />
          )}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
          <link
            rel="alternate"
            type="application/rss+xml"
            title={brand.siteName[language]}
            href={`/${language}/rss.xml`}
          />
          <style>{globalCss}</style>
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
