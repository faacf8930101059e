import Head from 'next/head'
import { useTranslation } from 'next-i18next/pages'
import { useContext } from 'react'
import { brand } from '@/brand/brand'
import { fitTitle, SHORT_SITE_NAME } from '@/content/text/fit-title'
import { shorten } from '@/content/text/shorten'
import { alternates, canonicalPath } from '@/routing/alternates'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { OtherLanguageContext } from '@/routing/other-language'
import { routeTable } from '@/routing/route-table'
import { useAbsoluteUrl } from './site-url'

/** Characters of a description that search engines show. */
const DESCRIPTION_MOST = 160

interface PageHeadProps {
  /** Title without the name of the site, which is added. If there are several, the longest first: the first that search engines show in full is used. */
  title: string | readonly string[]
  /** One or two sentences for search engines. For business pages the audience is added. */
  description?: string
  /** Keeps the page out of search engines, whatever the route definition says. */
  noindex?: boolean
}

/**
 * Title, description, canonical and alternates of the current page. A page outside the route table has no canonical.
 * The document adds the tags for link previews (door/document/SharedLinkTags.tsx).
 */
export function PageHead({ title, description, noindex = false }: PageHeadProps) {
  const { t } = useTranslation('common')
  const route = useCurrentRoute()
  const absolute = useAbsoluteUrl()
  const { language, salesType } = route
  const other = useContext(OtherLanguageContext)
  const siteName = brand.siteName[language]
  const isBusiness = salesType === 'B2B'
  const siteNames = [isBusiness ? `${siteName} ${t('head.business')}` : siteName, SHORT_SITE_NAME[salesType]]
  const isHidden = noindex || route.name === null || routeTable[route.name].robots === 'noindex'
  const audience = isBusiness ? ` ${t('head.forBusiness')}` : ''
  const summary = description && `${shorten(description, DESCRIPTION_MOST - audience.length)}${audience}`
  return (
    <Head>
      <title key="title">{fitTitle([title].flat(), siteNames)}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      {summary && <meta key="description" name="description" content={summary} />}
      {isHidden && <meta key="robots" name="robots" content="noindex" />}
      {route.name !== null && <link key="canonical" rel="canonical" href={absolute(canonicalPath(route, language))} />}
      {route.name !== null &&
        (other?.isSamePage ?? true) &&
        alternates(route, language, other?.path).map(({ hreflang, path }) => (
          <link key={`alternate-${hreflang}`} rel="alternate" hrefLang={hreflang} href={absolute(path)} />
        ))}
    </Head>
  )
}
