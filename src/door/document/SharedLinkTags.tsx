import type { ReactElement } from 'react'
import { brand } from '@/brand/brand'
import { publicEnv } from '@/config/env.public'
import { LANGUAGE_FACTS, type Language, otherLanguage } from '@/domain/language'
import type { SharePicture } from '@/site/page-props'

interface SharedLinkTagsProps {
  readonly language: Language
  /** The elements that the page itself put into its head: what is shared is what the page says of itself. */
  readonly head: readonly ReactElement<Readonly<Record<string, string>>>[]
  readonly picture: SharePicture | undefined
}

/** How a link to the page looks where somebody shares it (ogp.me). Read from the served page only, so the browser's code has none of it. */
export function SharedLinkTags({ language, head, picture }: SharedLinkTagsProps) {
  const title = head.find(({ type }) => type === 'title')?.props.children?.split(' | ')[0]
  const description = head.find(({ props }) => props.name === 'description')?.props.content
  const canonical = head.find(({ props }) => props.rel === 'canonical')?.props.href
  const other = LANGUAGE_FACTS[otherLanguage(language)]
  const isInBoth = head.some(({ props }) => props.hrefLang === other.bcp47)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.siteName[language]} />
      {title && <meta property="og:title" content={title} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={LANGUAGE_FACTS[language].ogLocale} />
      {isInBoth && <meta property="og:locale:alternate" content={other.ogLocale} />}
      {picture && (
        <>
          <meta property="og:image" content={`${publicEnv.siteUrl}${picture.path}`} />
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          {title && <meta property="og:image:alt" content={title} />}
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
