import { Feed, type FeedOptions } from 'feed'
import { brand } from '@/brand/brand'
import { LANGUAGE_FACTS, type Language } from '@/domain/language'

interface SiteFeed extends Pick<FeedOptions, 'title' | 'description' | 'feedLinks'> {
  /** The page of the same things. */
  readonly link: string
  readonly language: Language
  /** The day of the newest item; undefined where there is none. */
  readonly newest: string | undefined
}

/** A feed of this site, without items. */
export function siteFeed({ link, language, newest, ...words }: SiteFeed): Feed {
  return new Feed({
    ...words,
    id: link,
    link,
    language: LANGUAGE_FACTS[language].bcp47.toLowerCase(),
    copyright: brand.company.name,
    generator: brand.name,
    ...(newest !== undefined && { updated: atNoon(newest) }),
  })
}

/** A day has no hour; at noon it is the same day for every reader. */
export const atNoon = (date: string) => new Date(`${date}T12:00:00+01:00`)
