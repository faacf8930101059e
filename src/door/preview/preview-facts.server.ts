import { editorEnv } from '@/config/env.editor'
import type { Preview } from '@/config/preview.server'
import { createChecks } from '@/content/check/checks.server'
import { problemLine } from '@/content/check/problem-words.server'
import { warningInWords } from '@/content/check/warning-words.server'
import type { Warning } from '@/content/check/warnings.server'
import { findEntry } from '@/content/read/find-entry.server'
import { listBlocks } from '@/content/read/list-blocks'
import { localizeMatch } from '@/content/read/localize-match.server'
import { findBySlug, type HasSlugs } from '@/content/read/localized-slug'
import { blocksField } from '@/content/schema/blocks'
import { fieldPathLabel, kindInWords, type WrittenEntry } from '@/content/schema/field-path-label'
import { chosenInPreview } from '@/content/store/chosen-drafts.server'
import { entryFile, screenPath } from '@/content/store/draft-folder'
import { listDrafts, listRemovals } from '@/content/store/drafts.server'
import type { ContentReader } from '@/content/store/reader.server'
import { previewReader } from '@/content/store/store.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { type Language, otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import type { RouteMatch } from '@/routing/params'
import type { FrameProps } from '@/site/page-props'
import type { PreviewFacts } from '@/site/preview-facts'
import { findFigureWarnings } from '../figures/figure-warnings.server'
import { editorDeepLink, formHash } from './editor-deep-link'
import { entryHistory } from './entry-history.server'
import { shownTexts } from './shown-texts.server'
import { previewToken } from './token.server'

interface Site {
  readonly secret: string | undefined
  readonly hasEditor: boolean
}

/** Seconds. */
const A_WEEK = 7 * 86_400

const checks = createChecks()

interface Shown {
  /** Undefined: the address has no page. */
  readonly match: RouteMatch | undefined
  readonly language: Language
  /** What the page is given. */
  readonly props?: Pick<FrameProps, 'view' | 'disclaimer'>
}

/** What the bar of a page says, for an editor who looks at it. */
export async function previewFacts(
  { match: found, language, props }: Shown,
  { day, until, flags: own, only }: Preview,
  { secret, hasEditor }: Site,
): Promise<PreviewFacts> {
  const match: RouteMatch = found ?? { name: 'homepage', params: {}, salesType: 'B2C' }
  const reader = previewReader()
  const [entry, waiting, problems, { flags }] = await Promise.all([
    found && findEntry(found),
    waitingShown(),
    checks.problems(),
    flagsOnServer(),
  ])
  const written = entry ? await readWrittenEntry(reader, entry) : undefined
  const fieldName = (field: string) => fieldPathLabel(field, written, language)
  const view = props?.view ?? {}
  const isHere = ({ file }: { readonly file: string }) => entry !== undefined && file === entryFile(entry)
  const missing = problems.filter(({ code }) => code === 'missing')
  const missingHere = missing.filter(isHere).length
  const { name: route, params, salesType } = match
  // Whoever came by a link passes on no more time than it has; at the desk a link lasts a week.
  const end = until ?? (hasEditor ? Math.floor(Date.now() / 1_000) + A_WEEK : undefined)
  const isDraft = entry !== undefined && waiting.drafts.includes(entry)
  const edit = hasEditor && entry ? screenPath(entry) : null
  const tab = openTab(match, written)
  return {
    isFound: found !== undefined,
    audience: { language, salesType },
    day: day ?? null,
    paths: await otherPaths(match, language),
    entry: entry ?? null,
    isDraft,
    drafts: waiting.told,
    isOfFew: only !== undefined,
    isAtDesk: hasEditor,
    missing: { here: missingHere, elsewhere: missing.length - missingHere },
    problems: problems.filter(isHere).map((one) => ({
      text: problemLine({ ...one, field: fieldName(one.field) }, language),
      edit: editorDeepLink(one.field, edit),
    })),
    warnings: (await warningsOn(entry, reader)).map((one) => ({
      text: `${fieldName(one.field)} — ${warningInWords(one, language)}`,
      edit: editorDeepLink(one.field, edit),
    })),
    // Names of colleagues are for colleagues: whoever has a link alone is not told.
    // At GitHub the page of the entry tells it: neither Git nor the files' own times are here.
    history:
      hasEditor && entry && editorEnv.kind !== 'github'
        ? await historyShown(entry, isDraft || only === undefined)
        : null,
    legal: legalOn(view, props?.disclaimer ?? null),
    ...sharing(end, secret, {
      route,
      params: { ...params } as Record<string, string | string[]>,
      language,
      salesType,
      ...(day && { day }),
      ...(own && { flags: own }),
      ...(only !== undefined && { only }),
    }),
    flags: { enabled: FEATURE_FLAGS.filter((flag) => flags[flag]), own: own ?? {} },
    blocks: edit
      ? locateBlocks(view, tab, language).map(({ at, ...block }) => ({ ...block, edit: `${edit}#${at}` }))
      : [],
    ...(await shownTexts(entry, edit, { tab, language, fieldName })),
    edit,
  }
}

/** The drafts that the preview shows; of a few that were chosen, what is to go is told of too. */
async function waitingShown(): Promise<Readonly<Record<'drafts' | 'told', readonly string[]>>> {
  const isChosen = chosenInPreview()
  if (!isChosen) return listDrafts().then((drafts) => ({ drafts, told: drafts }))
  const [drafts, removals] = await Promise.all([listDrafts(), listRemovals()])
  const chosen = drafts.filter(isChosen)
  return { drafts: chosen, told: [...chosen, ...removals.filter(isChosen)] }
}

/** @param isDraftShown a draft that the preview does not show is not told of either */
async function historyShown(entry: string, isDraftShown: boolean): Promise<PreviewFacts['history']> {
  const history = await entryHistory(entry)
  return isDraftShown ? history : { ...history, draftSavedAt: null }
}

async function otherPaths(match: RouteMatch, language: Language): Promise<PreviewFacts['paths']> {
  const other = otherLanguage(language)
  return {
    here: canonicalPath(match, language),
    otherLanguage: canonicalPath(await localizeMatch(match, other), other),
    otherAudience: canonicalPath({ ...match, salesType: otherSalesType(match.salesType) }, language),
  }
}

/** The link to pass on, and when it ends (seconds since 1970). */
function sharing(
  end: number | undefined,
  secret: string | undefined,
  link: Parameters<typeof previewToken>[0],
): Pick<PreviewFacts, 'share' | 'until'> {
  return {
    share: secret && end ? `/api/preview?token=${previewToken(link, end, secret)}` : null,
    until: end ? new Date(end * 1_000).toISOString() : null,
  }
}

/** What an editor had better look at in an entry. Pictures with automatic words are many, and no mistake. */
async function warningsOn(entry: string | undefined, reader: ContentReader): Promise<readonly Warning[]> {
  const warnings = entry ? [...(await checks.warnings()), ...(await findFigureWarnings(reader, entry))] : []
  return warnings.filter(({ file, kind }) => entry && file === entryFile(entry) && kind !== 'picture_words')
}

function legalOn(view: object, disclaimer: FrameProps['disclaimer']): PreviewFacts['legal'] {
  // A credit has all that it needs beside its figure.
  const hasRent = listBlocks(view).some((block) => block.kind === 'model-lease-action' && block.product !== 'ac')
  return { keys: disclaimer ? [disclaimer.key] : [], isMissing: hasRent && !disclaimer }
}

/** The number of the tab that an address opens in its entry; undefined where it opens none. */
function openTab({ params }: RouteMatch, written: WrittenEntry | undefined): number | undefined {
  const tabs = tabsIn(written?.value)
  const called = 'tab_slug_id' in params ? findBySlug(params.tab_slug_id, tabs) : undefined
  return called && tabs.indexOf(called)
}

/** The blocks of a view, and where in its entry each is written. */
function locateBlocks(view: object, tab: number | undefined, language: Language) {
  return listBlocks(view).map((block) => {
    const heading = 'heading' in block ? block.heading : 'title' in block ? block.title : null
    return {
      id: block.id,
      name: [kindInWords(blocksField.element, block.kind, language) || block.kind, heading].filter(Boolean).join(' — '),
      at: formHash(tab, block.index),
    }
  })
}

/** Those of a page, or of a carline, whose words are the same in both languages. */
function tabsIn(value: unknown): readonly HasSlugs[] {
  if (typeof value !== 'object' || value === null || !('tabs' in value) || !Array.isArray(value.tabs)) return []
  return value.tabs.map((tab: Partial<HasSlugs>) => ({
    id: String(tab.id),
    address: { fr: '', nl: '', ...tab.address },
  }))
}
