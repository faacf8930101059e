import type { Preview } from '@/config/preview.server'
import { fileOf, screenOf } from '@/content/draft-folder'
import { listDrafts, readerWithDrafts } from '@/content/drafts.server'
import { entryOf } from '@/content/entry-of.server'
import { findContentProblems } from '@/content/validate.server'
import { MISSING } from '@/content/validate-fields.server'
import { otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import type { PreviewFacts } from './preview-facts'
import { previewToken } from './token.server'

interface Site {
  readonly secret: string | undefined
  readonly hasEditor: boolean
}

/** Seconds. */
const A_WEEK = 7 * 86_400

/** What the bar of a page says, for an editor who looks at it. */
export async function previewFacts(
  match: RouteMatch,
  { language }: Audience,
  { day, until }: Preview,
  { secret, hasEditor }: Site,
): Promise<PreviewFacts> {
  const [entry, drafts, problems] = await Promise.all([
    entryOf(match),
    listDrafts(),
    findContentProblems(undefined, readerWithDrafts()),
  ])
  const missing = problems.filter(({ problem }) => problem === MISSING)
  const here = missing.filter(({ file }) => entry !== undefined && file === fileOf(entry))
  const { name: route, params, salesType } = match
  const link = { route, params: { ...params } as Record<string, string | string[]>, language, salesType }
  // Whoever came by a link passes on no more time than it has; at the desk a link lasts a week.
  const end = until ?? (hasEditor ? Math.floor(Date.now() / 1_000) + A_WEEK : undefined)
  const isDraft = entry !== undefined && drafts.includes(entry)
  return {
    audience: { language, salesType },
    day: day ?? null,
    paths: {
      here: canonicalPath(match, language),
      otherLanguage: canonicalPath(match, otherLanguage(language)),
      otherAudience: canonicalPath({ ...match, salesType: otherSalesType(salesType) }, language),
    },
    entry: entry ?? null,
    isDraft,
    drafts,
    missing: { here: here.map(({ field }) => field), elsewhere: missing.length - here.length },
    share: secret && end ? `/api/preview?token=${previewToken({ ...link, ...(day && { day }) }, end, secret)}` : null,
    until: end ? new Date(end * 1_000).toISOString() : null,
    edit: hasEditor && entry ? screenOf(entry, isDraft) : null,
  }
}
