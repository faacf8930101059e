import { publicEnv } from '@/config/env.public'
import { env } from '@/config/env.server'
import { AUDIENCES } from '@/routing/audiences'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'
import type { TextAnswer } from './text-door.server'

const A_DAY_S = 86_400

/** /robots.txt */
export function robots(): TextAnswer {
  const lines =
    env.SITE_INDEXING === 'on' ? [...openRules(), '', `Sitemap: ${publicEnv.siteUrl}/sitemap.xml`] : ['Disallow: /']
  return { type: 'text/plain; charset=utf-8', body: `${['User-agent: *', ...lines].join('\n')}\n`, seconds: A_DAY_S }
}

function openRules(): string[] {
  return ['/api/', '/redirection/', ...endlessFolders()].map((path) => `Disallow: ${path}`)
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
      const segment = salesType === 'B2B' ? `/${B2B_SEGMENTS[language]}` : ''
      return parameter === undefined ? [] : `/${language}${segment}/${folder}`
    }),
  )
}
