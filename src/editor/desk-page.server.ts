import { readFile } from 'node:fs/promises'
import type { ScheduleEntry } from '@/content/read/visibility'
import { fieldPathLabel, type WrittenEntry } from '@/content/schema/field-path-label'
import { EVERYONE } from '@/content/schema/visibility'
import { screenPath } from '@/content/store/draft-folder'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { readValue } from '@/content/store/written-texts.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { editorDeepLink } from '@/door/preview/editor-deep-link'
import { hiddenFields, type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { formatMoment } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import { NOT_SEEN } from './content-folder'
import { type Desk, deskLayout, deskTable } from './desk-layout.server'
import { type ListedEntry, listEntries } from './entry-list.server'
import { findInterfaceTexts, findTexts } from './find-texts.server'
import { stateNow } from './journal.server'
import { isPicture } from './library.server'
import { libraryPage, pictureParts } from './library-page.server'
import { notFoundReport } from './not-found/not-found-report.server'
import { deskPath } from './publish-drafts.server'
import { inactiveState, periodInWords } from './schedule.server'
import { sentenceDiff } from './sentence-diff.server'
import { does, NOBODY, type Person } from './team.server'
import { journalList, namePage, reviewName, reviewParts } from './team-page.server'
import { findUntranslated, type Untranslated } from './translations.server'
import { listVersions, readVersion } from './versions.server'
import { readWorkingCopy } from './working-copy.server'

const AUDIENCES = [EVERYONE, ...SALES_TYPES] as const

const scheduledAudience = ({ shownTo }: ScheduleEntry) => AUDIENCES.find((one) => one === shownTo) ?? EVERYONE

/** How many places of one entry a search names. */
const MOST_PLACES = 5
/** How many words of the interface it names. */
const MOST_INTERFACE = 10

interface Members {
  readonly team: readonly Person[]
  /** The name of whoever asks. */
  readonly who: string
  readonly github: NonNullable<Desk['github']>
}

/** The pages beside Keystatic's forms: HTML of the server, without a script. */
export async function deskPage(
  query: Readonly<Record<string, unknown>>,
  language: Language,
  root: string,
  { team = [], who = '', github }: Partial<Members> = {},
): Promise<MessagePage> {
  const me = team.find(({ name }) => name === who) ?? NOBODY
  const desk: Desk = { language, root, ...(github && { github }), ...(team.length > 0 && { me }) }
  if (query.view === 'me') return namePage(desk, team)
  if (query.view === 'help') return deskLayout(desk, serverWords('editor', language).help, helpText(language))
  if (query.view === 'asked')
    return notFoundReport(desk, query.address === undefined ? undefined : String(query.address))
  const entries = await listEntries(language, root)
  if (query.view === 'translations') return translationsPage(desk, entries)
  if (query.view === 'pictures') return libraryPage(desk, entries, { asked: String(query.q ?? '').trim() })
  if (query.entry === undefined) return listPage(desk, entries, String(query.q ?? '').trim())
  const listed = entries.find(({ entry }) => entry === query.entry)
  if (!listed) return messagePage(404, 'nothing', language)
  return query.version === undefined
    ? entryPage(desk, listed, entries)
    : versionPage(desk, listed, String(query.version))
}

function helpText(language: Language): string {
  const { help_parts: parts } = serverWords('editor', language)
  return parts.map(({ title, text }) => `<h2>${title}</h2><p class="words">${escapeHtml(text)}</p>`).join('')
}

/** Every entry, or those that hold what was asked, with the places where it stands. */
async function listPage(desk: Desk, entries: readonly ListedEntry[], asked: string): Promise<MessagePage> {
  const words = serverWords('editor', desk.language)
  const found = entries.map((one) => ({ one, hits: asked ? findTexts(one, asked) : [] }))
  const shown = asked ? found.filter(({ hits }) => hits.length > 0) : found
  const rows = shown.map(async ({ one, hits }) => {
    const written = hits.length > 0 ? await readSeen(one.entry, desk) : undefined
    const places = hits
      .slice(0, MOST_PLACES)
      .map(({ field, text }) => placeItem(desk, { entry: one, field, text, written }))
    const only = one.only ? LANGUAGE_NAMES[desk.language][one.only] : words.both_languages
    const list = places.length > 0 ? `<ul>${places.join('')}</ul>` : ''
    return [
      `<tr><td>${one.state === 'live' ? '' : togetherBox(desk, one)}<a href="${escapeHtml(deskPath(one.entry))}">${escapeHtml(one.title)}</a>${list}</td>`,
      `<td>${kindName(one, desk.language)}</td><td>${stateName(one, desk.language)}${one.state === 'live' ? '' : `${await reviewName(desk, one)}${await actions(desk, one)}`}</td><td>${only}</td>`,
      `<td>${one.times ? words.audiences[scheduledAudience(one.times)] : ''}</td>`,
      `<td>${one.times ? periodInWords(one.times, desk.language) || words.always : ''}</td>`,
      `<td>${formatMoment(new Date(one.savedAt), desk.language)}</td></tr>`,
    ].join('')
  })
  const head = [words.title, words.kind, words.state, words.languages, words.audience, words.period, words.last_change]
  const table = deskTable(words.desk, head, await Promise.all(rows))
  const form = `<form action="/api/desk"><label>${words.search}<br><input type="search" name="q" size="50" value="${escapeHtml(asked)}"></label> <button type="submit">${words.find}</button></form>`
  const elsewhere = asked ? await interfaceList(desk, asked) : ''
  const waiting = shown.filter(({ one }) => one.state !== 'live').length
  const nothing = elsewhere ? '' : `<p>${words.nothing_found}</p>`
  return deskLayout(
    desk,
    words.desk,
    form + (shown.length > 0 ? table : nothing) + (waiting > 1 ? togetherForm(desk) : '') + elsewhere,
  )
}

/** The box of a draft that is to be seen, or to go live, with others; its form stands below the list. */
function togetherBox({ language }: Desk, { entry, title }: ListedEntry): string {
  const name = escapeHtml(interpolate(serverWords('editor', language).choose_entry, { title }))
  return `<input type="checkbox" form="together" name="entries" value="${escapeHtml(entry)}" aria-label="${name}"> `
}

function togetherForm({ language, me }: Desk): string {
  const words = serverWords('editor', language)
  // The first: Enter presses it, and to look does no harm.
  const see = `<button formmethod="get" formaction="/api/preview" name="together" value="yes">${words.see_together}</button>`
  const publish = does(me, 'publishes') ? ` <button name="action" value="release">${words.together}</button>` : ''
  return `<form id="together" method="post" action="/api/drafts"><input type="hidden" name="back" value="desk"><p class="words">${words.together_told}</p>${see}${publish}</form>`
}

/** A text with its place, which leads to its field on the screen. */
function placeItem(
  { language }: Desk,
  {
    entry: { entry },
    field,
    text,
    written,
  }: Pick<Untranslated, 'entry' | 'field'> & {
    readonly text: string
    readonly written: WrittenEntry | undefined
  },
): string {
  const place = escapeHtml(fieldPathLabel(field, written, language))
  return `<li><a href="${escapeHtml(editorDeepLink(field, screenPath(entry)))}">${place}</a><br>${escapeHtml(excerpt(text))}</li>`
}

/** Words of the site that are in no entry, so that an editor knows whom to ask for what. */
async function interfaceList({ language }: Desk, asked: string): Promise<string> {
  const words = serverWords('editor', language)
  const items = (await findInterfaceTexts(asked)).slice(0, MOST_INTERFACE).map(({ language: of, key, text }) => {
    const name = `<code>${escapeHtml(key)}</code> (${LANGUAGE_NAMES[language].inText[of]})`
    return `<li>${name}<br><span lang="${of}">${escapeHtml(excerpt(text))}</span></li>`
  })
  if (items.length === 0) return ''
  return `<h2>${words.interface}</h2><p class="words">${words.interface_told}</p><ul>${items.join('')}</ul>`
}

/** What is to be translated or read again, a list for each language. */
async function translationsPage(desk: Desk, entries: readonly ListedEntry[]): Promise<MessagePage> {
  const words = serverWords('editor', desk.language).translations
  const found = await findUntranslated(entries, desk.root)
  const lists = LANGUAGES.map(async (to) => {
    const items = found[to].map(async ({ entry, field, why, other }) => {
      const written = await readSeen(entry.entry, desk)
      const item = placeItem(desk, { entry, field, text: other, written })
      return `<li><strong>${escapeHtml(entry.title)}</strong> · ${kindName(entry, desk.language)} · ${words[why]}<ul>${item}</ul></li>`
    })
    const list = items.length > 0 ? `<ul>${(await Promise.all(items)).join('')}</ul>` : `<p>${words.nothing}</p>`
    return `<h2>${words[to]}${items.length > 0 ? ` (${items.length})` : ''}</h2>${list}`
  })
  const only = entries.filter(({ only }) => only)
  const single = only.map(
    ({ entry, title, only: language = 'fr' }) =>
      `<li><a href="${escapeHtml(deskPath(entry))}">${escapeHtml(title)}</a> · ${LANGUAGE_NAMES[desk.language][language]}</li>`,
  )
  const alone = single.length > 0 ? `<h2>${words.alone}</h2><ul>${single.join('')}</ul>` : ''
  return deskLayout(
    desk,
    words.title,
    `<p class="words">${words.told}</p>${(await Promise.all(lists)).join('')}${alone}`,
  )
}

const excerpt = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

function kindName({ kind }: ListedEntry, language: Language): string {
  const { kinds } = serverWords('editor', language)
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind
}

function stateName({ state, times }: ListedEntry, language: Language): string {
  const { states } = serverWords('editor', language)
  return states[(state === 'live' && inactiveState(times)) || state]
}

const readSeen = (entry: string, { root }: Desk) =>
  readWrittenEntry(readerWithDrafts(root, { isForgiving: true }), entry)

/** One entry: what would change, publish or take back, and what it was before. */
async function entryPage(desk: Desk, listed: ListedEntry, entries: readonly ListedEntry[]): Promise<MessagePage> {
  const words = serverWords('editor', desk.language)
  const { entry, state } = listed
  const versions = await listVersions(entry, desk.root, desk.github?.by)
  const links = [`<li><a href="${screenPath(entry)}">${words.open}</a></li>`]
  if (state !== 'removal' && !NOT_SEEN.includes(listed.kind))
    links.push(
      `<li><a href="/api/preview?${escapeHtml(String(new URLSearchParams({ entry, language: desk.language })))}">${words.see}</a></li>`,
    )
  const waiting =
    state === 'live'
      ? ''
      : `<h2>${words.changes}</h2>${await pendingChanges(desk, listed)}${await actions(desk, listed)}`
  const items = versions.map(({ id, time, author }) => {
    const name = `${formatMoment(new Date(time), desk.language)} · ${escapeHtml(author ?? words.kept)}`
    return `<li><a href="${escapeHtml(`${deskPath(entry)}&version=${id}`)}">${name}</a></li>`
  })
  const past = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${words.no_versions}</p>`
  const picture = isPicture(entry) ? await pictureParts(desk, listed, entries) : ''
  const told = `<p>${kindName(listed, desk.language)} · ${stateName(listed, desk.language)}</p>`
  return deskLayout(
    desk,
    listed.title,
    `${told}${picture}<ul class="row">${links.join('')}</ul>${waiting}${await reviewParts(desk, listed)}${timesForm(desk, listed)}<h2>${words.versions}</h2>${past}${await journalList(desk, entry)}`,
  )
}

async function pendingChanges(desk: Desk, { entry, state }: ListedEntry): Promise<string> {
  if (state === 'removal') return `<p>${serverWords('editor', desk.language).goes}</p>`
  const [live, seen] = await Promise.all([readLive(entry, desk), readWorkingCopy(entry, desk.root)])
  return changesList(desk, readValue(live), readValue(seen), await readSeen(entry, desk))
}

const readLive = (entry: string, { root }: Desk) =>
  readFile(entryPaths(entry, root).live, 'utf8').catch(() => undefined)

function changesList({ language }: Desk, before: unknown, now: unknown, written: WrittenEntry | undefined): string {
  const words = serverWords('editor', language)
  const changes = sentenceDiff(before, now)
  if (changes.length === 0) return `<p>${words.no_changes}</p>`
  const items = changes.map(({ field, parts }) => {
    const said = parts.map(({ kind, text }) => {
      if (kind === 'same') return `<span class="same">${escapeHtml(text)}</span>`
      return kind === 'gone' ? `<del>${escapeHtml(text)}</del>` : `<ins>${escapeHtml(text)}</ins>`
    })
    return `<li class="other"><strong>${escapeHtml(fieldPathLabel(field, written, language))}</strong><br>${said.join(' ')}</li>`
  })
  return `<p><del>${words.was}</del> <ins>${words.becomes}</ins></p><ul class="changes">${items.join('')}</ul>`
}

async function actions(desk: Desk, { entry, state }: ListedEntry): Promise<string> {
  const words = serverWords('editor', desk.language)
  const [publish, discard] =
    state === 'removal' ? [words.publish_removal, words.take_back] : [words.publish, words.discard]
  const buttons = [
    does(desk.me, 'publishes') ? `<button name="action" value="publish">${publish}</button> ` : '',
    does(desk.me, 'writes') ? `<button name="action" value="discard">${discard}</button>` : '',
  ]
  return draftForm({ entry, state: await stateNow(entry, desk.root) }, buttons.join(''))
}

/** When an entry is there, and for whom: it begins and ends by itself. */
function timesForm({ language, me }: Desk, { entry, times, state }: ListedEntry): string {
  if (!times || state === 'removal') return ''
  const words = serverWords('editor', language)
  const day = (name: string, label: string, value: string | null) =>
    `<p><label>${label}<br><input type="date" name="${name}" value="${value ?? ''}"></label></p>`
  const chosen = scheduledAudience(times)
  const audiences = Object.entries(words.audiences).map(
    ([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${name}</option>`,
  )
  const fields = [
    day('from', entry.startsWith('news/') ? words.article_day : words.first_day, times.period.from),
    day('until', words.last_day, times.period.until),
    `<p><label>${words.audience}<br><select name="shownTo">${audiences.join('')}</select></label></p>`,
    does(me, 'publishes') ? `<button name="action" value="schedule">${words.schedule_now}</button> ` : '',
    does(me, 'writes') ? `<button name="action" value="plan">${words.schedule}</button> ` : '',
    state === 'new' || !does(me, 'publishes')
      ? ''
      : `<button name="action" value="withdraw">${words.withdraw}</button>`,
  ]
  const more = state === 'new' ? '' : `<p class="words">${words.withdraw_told}</p>`
  return `<h2>${words.times}</h2>${draftForm({ entry }, fields.join(''))}${more}`
}

function draftForm(fields: Readonly<Record<string, string>>, buttons: string): string {
  return `<form method="post" action="/api/drafts">${hiddenFields({ ...fields, back: 'desk' })}${buttons}</form>`
}

/** An older version beside what is live now, and the button that makes it a draft. */
async function versionPage(desk: Desk, listed: ListedEntry, id: string): Promise<MessagePage> {
  const words = serverWords('editor', desk.language)
  const [versions, text] = await Promise.all([
    listVersions(listed.entry, desk.root, desk.github?.by),
    readVersion(listed.entry, id, desk.root, desk.github?.by),
  ])
  const version = versions.find((one) => one.id === id)
  if (text === undefined || !version) return messagePage(404, 'version_gone', desk.language)
  const live = readValue(await readLive(listed.entry, desk))
  const changes = changesList(desk, live, readValue(text), await readSeen(listed.entry, desk))
  const back = `<p><a href="${escapeHtml(deskPath(listed.entry))}">${escapeHtml(listed.title)}</a></p>`
  const button = draftForm({ entry: listed.entry, version: id, action: 'restore' }, `<button>${words.restore}</button>`)
  const title = `${words.version} ${formatMoment(new Date(version.time), desk.language)}`
  return deskLayout(desk, title, `${back}<h2>${words.compare_live}</h2>${changes}${button}`)
}
