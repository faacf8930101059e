import { isPreview } from '@/config/preview.server'
import type { Audience } from '@/routing/build-path'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { type ContentRoute, findTabRoute, isTabRoute, TAB_ROUTES } from '../schema/content-routes'
import type { PageEntry } from '../store/store.server'
import { headTitles, tabTitles } from '../text/head-title'
import type { PageContent } from '../types'
import { readBlocks } from './block-reader.server'
import { DEMONSTRATION } from './demonstration'
import { isAvailableIn } from './languages'
import { findBySlug, slugIn } from './localized-slug'
import { findPage, type PageParams, pageParams } from './page-entries.server'
import { readPicture } from './pictures.server'
import type { Reading } from './reading'
import { businessWords, readOptionalText, readText } from './text-reader'
import { scheduleStatus } from './visibility'

export interface PageQuery extends Reading {
  readonly params?: PageParams
}

/** The words of a page or of one of its tabs, for one audience. Undefined when there is no such page or tab. */
export async function readPage(
  route: ContentRoute,
  { params = {}, ...reading }: PageQuery,
): Promise<PageContent | undefined> {
  const page = isTabRoute(route) ? TAB_ROUTES[route] : route
  const { slug = '', entry } = (await findPage(page, params)) ?? {}
  if (!entry || !isAvailableIn(entry, reading.language)) return undefined
  // An editor sees a page before its day.
  if (scheduleStatus(entry, reading) !== 'open' && !isPreview()) return undefined
  const tab = isTabRoute(route) ? findBySlug(String(params.tab_slug_id), entry.tabs) : undefined
  if (isTabRoute(route) && !tab) return undefined

  const words = tab ?? { ...entry, ...businessWords(entry, reading) }
  const eyebrow = tab ? pageName(entry, reading) : readOptionalText(entry.eyebrow, reading)
  const title = readText(words.title, reading)
  return {
    route: page,
    subject: entry.subject || null,
    eyebrow,
    title,
    headTitles: tab ? tabTitles(eyebrow ?? '', title) : headTitles(eyebrow, title),
    description: readText(words.description, reading),
    lead: readText(words.lead, reading),
    demonstration: entry.demonstration ? readText(DEMONSTRATION, reading) : null,
    picture: readPicture(words.picture, reading),
    beside: tab ? [] : entry.beside.map((one) => readPicture(one, reading)).filter((picture) => picture !== null),
    blocks: await readBlocks(words.blocks, ['pages', slug, ...(tab ? [tab.id] : [])].join('/'), reading),
    ...readTabs(entry, tab?.id, reading),
  }
}

/** What a page is called in a line: its title is often a sentence. */
function pageName(entry: PageEntry, audience: Audience): string {
  return readOptionalText(entry.eyebrow, audience) ?? readText(entry.title, audience)
}

function readTabs(
  entry: PageEntry,
  current: string | undefined,
  audience: Audience,
): Pick<PageContent, 'tabs' | 'overview'> {
  const route = findTabRoute(entry.route)
  if (!route || entry.tabs.length === 0) return { tabs: [], overview: null }
  const params = pageParams(entry)
  const address = (name: string, more: Record<string, string> = {}) =>
    buildPathFromText(name, { ...params, ...more }, audience.language, audience.salesType)
  return {
    tabs: entry.tabs
      .map((tab) => ({
        id: tab.id,
        label: readText(tab.title, audience),
        href: address(route, { tab_slug_id: slugIn(tab, audience.language) }),
        current: tab.id === current,
      }))
      .filter(({ href }) => href !== NOT_FOUND_PATH),
    overview: { label: pageName(entry, audience), href: address(entry.route), current: current === undefined },
  }
}
