import { findLibraryPicture } from '@/content/read/library.server'
import { libraryThumbnail } from '@/content/read/pictures.server'
import { fieldPathLabel } from '@/content/schema/field-path-label'
import { screenPath } from '@/content/store/draft-folder'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import type { WrittenText } from '@/content/store/written-texts.server'
import { editorDeepLink } from '@/door/preview/editor-deep-link'
import type { MessagePage } from '@/door/preview/message-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { fold, holdsAll, splitTerms } from '@/i18n/fold'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import { type Desk, deskLayout } from './desk-layout.server'
import type { ListedEntry } from './entry-list.server'
import { isPicture, type Sent } from './library.server'
import { deskPath } from './publish-drafts.server'

interface LibraryPage {
  /** Words of the search. */
  readonly asked?: string
  /** What became of the files that were just sent. */
  readonly sent?: readonly Sent[]
}

/** Every picture that editors sent: to find one, to see where it is used, and to send more. */
export function libraryPage(
  desk: Desk,
  entries: readonly ListedEntry[],
  { asked = '', sent = [] }: LibraryPage,
): MessagePage {
  const words = serverWords('editor', desk.language).library
  const pictures = entries.filter(({ entry }) => isPicture(entry))
  const terms = splitTerms(asked)
  const found = pictures.filter(({ texts }) => holdsAll(fold(texts.map(({ text }) => text).join(' ')).text, terms))
  const tiles = found.map((one) => pictureTile(desk, one, entries))
  const list =
    tiles.length > 0 ? `<ul class="tiles">${tiles.join('')}</ul>` : `<p>${asked ? words.nothing_found : words.none}</p>`
  const find = `<form action="/api/desk"><input type="hidden" name="view" value="pictures"><label>${words.search}<br><input type="search" name="q" size="40" value="${escapeHtml(asked)}"></label> <button type="submit">${serverWords('editor', desk.language).find}</button></form>`
  const send = `<form class="send" method="post" action="/api/pictures" enctype="multipart/form-data"><p><label>${words.send}<br><input type="file" name="picture" accept=".jpg,.jpeg,.png,.webp,.avif" multiple required aria-describedby="send-told"></label></p><p id="send-told" class="words">${words.send_told}</p><button type="submit">${words.send_now}</button></form>`
  const page = deskLayout(desk, words.title, `${sentList(desk, sent)}${send}${pictures.length > 0 ? find : ''}${list}`)
  return sent.some((one) => 'refusal' in one) ? { ...page, status: 422 } : page
}

/** What was taken, and why the rest was not. */
function sentList({ language }: Desk, sent: readonly Sent[]): string {
  const words = serverWords('editor', language).library
  const items = sent.map((one) => {
    const name = `<strong>${escapeHtml(one.name)}</strong>`
    if ('refusal' in one) return `<li class="refused">${name}<br>${words.refused[one.refusal]}</li>`
    return `<li>${name}<br>${one.isKnown ? words.known : words.taken} <a href="${screenPath(one.entry)}">${words.describe}</a></li>`
  })
  return items.length > 0 ? `<div role="status"><ul class="changes">${items.join('')}</ul></div>` : ''
}

function pictureTile(desk: Desk, listed: ListedEntry, entries: readonly ListedEntry[]): string {
  const { language } = desk
  const words = serverWords('editor', language)
  const alt = findText(listed, `alt.${language}`)
  const uses = listUses(listed, entries).length
  const used =
    uses === 0
      ? words.library.unused
      : interpolate(uses === 1 ? words.library.used_once : words.library.used, { count: uses })
  const facts = [describeSize(desk, listed), words.states[listed.state], used].filter(Boolean).join(' · ')
  return `<li><a href="${escapeHtml(deskPath(listed.entry))}"><img src="${escapeHtml(libraryThumbnail(pictureFile(listed)))}" alt="" loading="lazy" width="320" height="200">${escapeHtml(alt || listed.title)}</a><span class="small">${facts}</span></li>`
}

/** On the page of a picture: itself, its size, and every place that shows it. */
export async function pictureParts(desk: Desk, listed: ListedEntry, entries: readonly ListedEntry[]): Promise<string> {
  const words = serverWords('editor', desk.language).library
  const reader = readerWithDrafts(desk.root, { isForgiving: true })
  const places = listUses(listed, entries).map(async ({ one, field }) => {
    const place = fieldPathLabel(field.replace(/\.file$/, ''), await readWrittenEntry(reader, one.entry), desk.language)
    return `<li><a href="${escapeHtml(editorDeepLink(field, screenPath(one.entry)))}">${escapeHtml(one.title)}</a> · ${escapeHtml(place)}</li>`
  })
  const used = places.length > 0 ? `<ul>${(await Promise.all(places)).join('')}</ul>` : `<p>${words.unused}</p>`
  const image = `<p class="shown"><img src="${escapeHtml(libraryThumbnail(pictureFile(listed), 960))}" alt="${escapeHtml(findText(listed, `alt.${desk.language}`))}"></p>`
  return `${image}<p>${escapeHtml(pictureFile(listed))} · ${describeSize(desk, listed)}</p><h2>${words.where}</h2>${used}`
}

const findText = ({ texts }: ListedEntry, field: string) => texts.find((one) => one.field === field)?.text ?? ''
const pictureFile = (listed: ListedEntry) => findText(listed, 'picture.file')

function describeSize({ language, root }: Desk, listed: ListedEntry): string {
  const found = findLibraryPicture(pictureFile(listed), root)
  return found ? `${found.width} × ${found.height}` : serverWords('editor', language).library.gone
}

interface Place extends Pick<WrittenText, 'field'> {
  readonly one: ListedEntry
}

/** The fields of other entries that show a picture. */
function listUses(listed: ListedEntry, entries: readonly ListedEntry[]): readonly Place[] {
  const file = pictureFile(listed)
  return entries
    .filter(({ entry }) => !isPicture(entry))
    .flatMap((one) =>
      one.texts
        .filter(({ field, text }) => text === file && /\.file$/.test(field))
        .map(({ field }) => ({ one, field })),
    )
}
