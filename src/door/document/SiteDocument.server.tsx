import { createHash } from 'node:crypto'
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'
import { type ComponentType, Fragment, type ReactElement } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { brand } from '@/brand/brand'
import { CONSENT_KEY, CONSENT_VERSION } from '@/config/consent.mjs'
import { PAGE_HIDDEN_MAX_MS } from '@/config/constants'
import { publicEnv, SETTINGS, settingsForBrowser } from '@/config/env.public'
import { toLanguage } from '@/domain/language'
import { PageRecordContext } from '@/late/page-data'
import { SERVER_STYLES } from '@/site/keep-server-styles'
import type { ForMachines, FrameProps } from '@/site/page-props'
import type { PreviewFacts } from '@/site/preview-facts'
import { EDITOR_PATH } from '@/site/with-editor'
import { globalCss } from '@/ui/theme/global-css'
import { tokens } from '@/ui/theme/tokens'
import { PreviewBar } from '../preview/PreviewBar.server'
import { previewCss } from '../preview/preview-css.server'
import { compactStyles } from './compact-styles.server'
import { inlinedCss } from './inlined-css.server'
import { KeptRules } from './kept-rules.server'
import { SharedLinkTags } from './SharedLinkTags'
import { SiteHead, type SiteHeadProps } from './SiteHead.server'
import { withUsedClasses } from './used-classes.server'
import { UsedPageData } from './used-page-data.server'
import './no-streaming.server'

interface SiteDocumentProps {
  readonly stylePolicy: string | null
  readonly drawn: UsedPageData
  /** Some of its blocks are variants: which is shown is drawn before the page is painted. */
  readonly hasVariants: boolean
}

/**
 * The page's own style sheet is known only here, so its hash is allowed here: together with the header's policy this
 * leaves no 'unsafe-inline' for style elements. In the browser styled-components writes rules through CSSOM into
 * an empty element, hence the hash of the empty text. Attributes are another directive: next/image writes one.
 */
function stylePolicyFor(sheets: readonly string[]): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `style-src 'self' ${[...sheets, ''].map(hash).join(' ')}; style-src-attr 'unsafe-inline'`
}

interface OnlyForServer {
  forMachines?: ForMachines
  preview?: PreviewFacts
  words?: FrameProps['words']
}

/** The document is drawn before Next writes the page's data, so what is taken out here is sent neither with it nor as JSON. */
function takeOut(pageProps: FrameProps): OnlyForServer {
  const { forMachines, preview } = pageProps
  const serverProps: OnlyForServer = pageProps
  delete serverProps.forMachines
  delete serverProps.words
  delete serverProps.preview
  return { ...(forMachines && { forMachines }), ...(preview && { preview }) }
}

/** Said by bootstrap.js: the scripts cannot be had, though the page can be read; or a press found no connection. */
const problemsIn = (words: FrameProps['words']) =>
  (words?.common ?? {}) as Partial<Record<'code_problem' | 'offline', Readonly<Record<string, string>>>>

/** As React, Next and styled-components write it by themselves. */
const isPlain = Boolean(process.env.PLAIN_BUILD)
const DocumentHead: ComponentType<Head['props'] & Partial<SiteHeadProps>> = isPlain ? Head : SiteHead

const Rules = isPlain ? Fragment : KeptRules

const hasPreview = (pageProps: Partial<FrameProps> | undefined) => pageProps?.preview !== undefined

const headElements = (head: DocumentInitialProps['head']) =>
  (head ?? []).flatMap((element) => (element ? [element as ReactElement<Readonly<Record<string, string>>>] : []))

export class SiteDocument extends Document<SiteDocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & SiteDocumentProps> {
    const sheet = new ServerStyleSheet()
    const drawn = new UsedPageData()
    const renderPage = context.renderPage
    let isPreview = false
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            isPreview = hasPreview(props.pageProps)
            return sheet.collectStyles(
              <PageRecordContext value={isPlain ? undefined : drawn}>
                <Rules>
                  <App {...props} />
                </Rules>
              </PageRecordContext>,
            )
          },
        })
      const initial = await Document.getInitialProps(context)
      const elements = sheet.getStyleElement()
      const written = elements.map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '').join('')
      const own = isPlain ? written : compactStyles(written)
      // One sheet for all: the policy names its hash, and nothing that is drawn waits for another file.
      const css = isPlain ? own : [globalCss, inlinedCss(), own].join('')
      // The editors' screens write style sheets of their own as they go.
      const isEditor = Boolean(process.env.CONTENT_EDITOR) && context.pathname.startsWith(EDITOR_PATH)
      const isKnown = process.env.NODE_ENV === 'production' && !isEditor
      const sheets = [...(isPlain ? [globalCss] : []), css, ...(isPreview ? [previewCss] : [])]
      const stylePolicy = isKnown ? stylePolicyFor(sheets) : null
      if (isPreview) context.res?.setHeader('X-Robots-Tag', 'noindex, nofollow')
      // In development React compares the classes too.
      const html = process.env.NODE_ENV === 'production' && !isPlain ? withUsedClasses(initial.html, own) : initial.html
      const styles = (
        <>
          {initial.styles}
          {isPlain ? (
            elements
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own rules
            <style {...{ [SERVER_STYLES]: '' }} dangerouslySetInnerHTML={{ __html: css }} />
          )}
        </>
      )
      return { ...initial, html, stylePolicy, drawn, styles, hasVariants: initial.html.includes(' data-one-of=') }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    const { stylePolicy, drawn, hasVariants, head, __NEXT_DATA__: data } = this.props
    const language = toLanguage(this.props.locale)
    const pageProps: FrameProps | undefined = data.props.pageProps
    const { code_problem: codeProblem, offline } = problemsIn(pageProps?.words)
    const { forMachines, preview }: OnlyForServer = pageProps ? takeOut(pageProps) : {}
    // In a copy: what the browser fetches for a later page of the visit has everything.
    if (pageProps?.dehydratedState && !isPlain)
      data.props = { ...data.props, pageProps: drawn.propsForBrowser(pageProps) }
    return (
      <Html lang={language} data-scroll-behavior="smooth" {...{ [SETTINGS]: settingsForBrowser() }}>
        <DocumentHead {...(!isPlain && { wordsAddresses: pageProps?.wordsAddresses ?? [] })}>
          {stylePolicy && <meta httpEquiv="Content-Security-Policy" content={stylePolicy} />}
          <meta name="release" content={`${publicEnv.appVersion} ${data.buildId}`} />
          <meta name="color-scheme" content="dark" />
          {preview && (
            <>
              {/* Whatever the header lets in besides: no tag manager measures an editor. */}
              <meta httpEquiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline' 'unsafe-eval'" />
              <meta name="robots" content="noindex, nofollow" />
              {/* Before the site's own scripts, which listen to clicks too. */}
              <script src="/preview-page.js" />
              <style>{previewCss}</style>
            </>
          )}
          {hasVariants && <script src="/block-variants.js" />}
          {publicEnv.tagManagerId && !preview && (
            // Before anything is drawn: later, the page would be shown, hidden and shown again.
            <script
              src="/page-hiding.js"
              data-key={CONSENT_KEY}
              data-version={CONSENT_VERSION}
              data-max-ms={PAGE_HIDDEN_MAX_MS}
            />
          )}
          <meta name="theme-color" content={tokens.color.canvas} />
          <SharedLinkTags language={language} head={headElements(head)} picture={forMachines?.picture} />
          {forMachines?.structuredData && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by page-metadata.server.ts, with no "<" in it.
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
          {isPlain && <style>{globalCss}</style>}
        </DocumentHead>
        <body>
          <Main />
          <NextScript />
          {preview && <PreviewBar facts={preview} />}
          <p id="code-problem" role="alert" hidden>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
            {codeProblem?.text} <a href="">{codeProblem?.reload}</a>
          </p>
          <p id="offline" role="alert" hidden>
            {offline?.gone}
          </p>
        </body>
      </Html>
    )
  }
}
