import { publicEnv } from '@/config/env.public'
import { env } from '@/config/env.server'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { AUDIENCES } from '@/routing/audiences'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'
import { answersQuery } from '@/routing/search-segment'
import type { TextFile } from './serve-text-file.server'

const A_DAY_S = 86_400

/** /robots.txt */
export function robots(): TextFile {
  const body = env.SITE_INDEXING === 'on' ? openRobots(publicEnv.siteUrl) : 'User-agent: *\nDisallow: /\n'
  return { type: 'text/plain; charset=utf-8', body, seconds: A_DAY_S }
}

/** What a site says that search engines may show. */
export function openRobots(siteUrl: string): string {
  return ['User-agent: *', ...openRules(), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

function openRules(): string[] {
  return ['/api/', '/redirection/', ...endlessFolders(), ...searches()].map((path) => `Disallow: ${path}`)
}

/** Filtered lists: as many as anybody likes, of cars that are each in the sitemap. */
function searches(): string[] {
  const lists = ROUTE_NAMES.filter((name) => answersQuery(name)).map((name) => routeDefinition(name).templates)
  return AUDIENCES.flatMap(({ language, salesType }) => {
    const paths = lists.map((templates) => templates[language])
    // « stock* » is all that begins with it.
    const roots = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)))
    return roots.map((path) => `${folderOf(language, salesType)}${path}*?`)
  })
}

/**
 * Where addresses never end: one for each car that can be built. They are noindex as well, but a crawler that has to
 * read each of them to learn so would never be done.
 */
function endlessFolders(): string[] {
  const hidden = ROUTE_NAMES.map(routeDefinition).filter(({ robots: policy }) => policy === 'noindex')
  return AUDIENCES.flatMap(({ language, salesType }) =>
    hidden.flatMap(({ templates }) => {
      const [folder, parameter] = templates[language].split(':')
      return parameter === undefined ? [] : `${folderOf(language, salesType)}${folder}`
    }),
  )
}

const folderOf = (language: Language, salesType: SalesType) =>
  salesType === 'B2B' ? `/${language}/${B2B_SEGMENTS[language]}/` : `/${language}/`
