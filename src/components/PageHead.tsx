import Head from 'next/head'
import { brand } from '@/config/brand'
import { LANGUAGE_FACTS, otherLanguage } from '@/domain/language'
import { alternates, canonicalPath } from '@/routing/alternates'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { routeTable } from '@/routing/route-table'
import { useAbsoluteUrl } from './site-url'

interface PageHeadProps {
  /** Of the page alone: the name of the site is added. */
  title: string
  description?: string
  /** The picture of a shared link: an address of the site. */
  image?: string
  /** Keeps the page out of search engines, whatever its row says. */
  noindex?: boolean
}

/** Title, description, canonical and alternates of the current page. A page outside the route table has no canonical. */
export function PageHead({ title, description, image, noindex = false }: PageHeadProps) {
  const route = useCurrentRoute()
  const absolute = useAbsoluteUrl()
  const { language } = route
  const siteName = brand.siteName[language]
  const fullTitle = title === siteName ? title : `${title} | ${siteName}`
  const isHidden = noindex || route.name === null || routeTable[route.name].robots === 'noindex'
  const canonical = route.name !== null && absolute(canonicalPath(route, language))
  return (
    <Head>
      <title key="title">{fullTitle}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      {description && <meta key="description" name="description" content={description} />}
      {isHidden && <meta key="robots" name="robots" content="noindex" />}
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
      {route.name !== null &&
        alternates(route).map(({ hreflang, path }) => (
          <link key={`alternate-${hreflang}`} rel="alternate" hrefLang={hreflang} href={absolute(path)} />
        ))}
      <meta key="og:type" property="og:type" content="website" />
      <meta key="og:site_name" property="og:site_name" content={siteName} />
      <meta key="og:title" property="og:title" content={title} />
      {description && <meta key="og:description" property="og:description" content={description} />}
      {canonical && <meta key="og:url" property="og:url" content={canonical} />}
      <meta key="og:locale" property="og:locale" content={LANGUAGE_FACTS[language].ogLocale} />
      <meta
        key="og:locale:alternate"
        property="og:locale:alternate"
        content={LANGUAGE_FACTS[otherLanguage(language)].ogLocale}
      />
      {image && <meta key="og:image" property="og:image" content={absolute(image)} />}
      <meta key="twitter:card" name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </Head>
  )
}
