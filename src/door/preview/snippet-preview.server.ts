import { brand } from '@/brand/brand'
import { localizeMatch } from '@/content/read/localize-match.server'
import { DESCRIPTION_LEAST, DESCRIPTION_MOST, TITLE_MOST } from '@/content/text/fit-title'
import { shorten } from '@/content/text/shorten'
import { LANGUAGE_NAMES, type Language } from '@/domain/language'
import { escapeHtml } from '@/i18n/escape-html'
import { interpolate } from '@/i18n/interpolate'
import { canonicalPath } from '@/routing/alternates'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { routeDefinition } from '@/routing/route-table'
import { serverWords } from '@/words/words.server'
import { type MessagePage, messagePage } from './message-page.server'
import type { ReadHtml } from './page-diff.server'
import { type PageHead, pageHead } from './page-head.server'
import { plainPage } from './plain-page.server'

/** A page as a search result and as a shared link, for each language and buyer, from the tags of its head. */
export async function snippetPreviewPage(
  { match, language }: { readonly match: RouteMatch; readonly language: Language },
  reader: Language,
  readHtml: ReadHtml,
): Promise<MessagePage> {
  const words = serverWords('preview', reader)
  const here = escapeHtml(canonicalPath(match, language))
  const sections = await Promise.all(AUDIENCES.map((audience) => version(match, audience, reader, readHtml))).catch(
    () => undefined,
  )
  if (!sections) return messagePage(502, 'silent', reader)
  const nav = `<nav><ul><li><a href="${here}">${words.back}</a></li></ul></nav>`
  const body = `<main><h1>${words.shared}</h1>${nav}<div class="shared">${sections.join('')}</div></main>`
  return { kind: 'page', status: 200, html: plainPage(reader, words.shared, body) }
}

async function version(match: RouteMatch, audience: Audience, reader: Language, readHtml: ReadHtml): Promise<string> {
  const { language, salesType } = audience
  const words = serverWords('preview', reader)
  const path = canonicalPath(await localizeMatch({ ...match, salesType }, language), language)
  const html = await readHtml(path, 'editor')
  const shown =
    html === undefined ? `<p>${words.no_such_version}</p>` : both(pageHead(html), match, path, audience, reader)
  return `<section><h2>${LANGUAGE_NAMES[reader][language]} · ${words.audience[salesType]}</h2>${shown}</section>`
}

function both(head: PageHead, match: RouteMatch, path: string, { language }: Audience, reader: Language): string {
  const words = serverWords('preview', reader)
  const { title, description, card } = head
  const line = (name: string, text: string) => `<p class="${name}" lang="${language}">${escapeHtml(text)}</p>`
  const site = brand.siteName[language]
  const result = [
    line('small', [site, ...decodeURI(path).split('/').filter(Boolean)].join(' › ')),
    line('title', shorten(title, TITLE_MOST)),
    line('', shorten(description, DESCRIPTION_MOST)),
  ]
  const picture = card.picture ? `<img src="${escapeHtml(card.picture)}" alt="" width="1200" height="630">` : ''
  const isHidden = routeDefinition(match.name).robots === 'noindex'
  return [
    `<h3>${words.in_search}</h3>`,
    isHidden ? `<p>${words.hidden_page}</p>` : `<div class="box">${result.join('')}</div>${lengths(head, reader)}`,
    `<h3>${words.in_message}</h3>`,
    `<div class="box card">${picture}${line('title', card.title)}${line('', card.description)}${line('small', site)}</div>`,
    card.picture.startsWith('/og/') ? '' : `<p class="small">${words.picture_later}</p>`,
  ].join('')
}

function lengths({ title, description }: PageHead, reader: Language): string {
  const words = serverWords('preview', reader)
  const counted = (text: string, values: Readonly<Record<string, number>>, wrong: string | false | undefined) =>
    `<p>${interpolate(text, values)}${wrong ? ` <span class="wrong">${wrong}</span>` : ''}</p>`
  const { length: count } = description
  const wrong =
    (count === 0 && words.no_description) ||
    (count > DESCRIPTION_MOST && words.too_long) ||
    (description.endsWith('…') && words.was_cut) ||
    (count < DESCRIPTION_LEAST && words.too_short)
  return [
    counted(words.title_length, { count: title.length, most: TITLE_MOST }, title.length > TITLE_MOST && words.too_long),
    counted(words.description_length, { count, least: DESCRIPTION_LEAST, most: DESCRIPTION_MOST }, wrong),
  ].join('')
}
