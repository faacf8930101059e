import { env } from '@/config/env.server'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { type NotFoundCount, notFoundFile, readNotFoundCounts } from '@/data/not-found/not-found-file.server'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { LANGUAGES } from '@/domain/language'
import { hiddenFields, type MessagePage } from '@/door/preview/message-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { type NotFoundAddress, notFoundPath, readNotFoundAddress } from '@/routing/not-found-address'
import { serverWords } from '@/words/words.server'
import { listChoices } from '../choices.server'
import { type Desk, deskLayout, deskTable } from '../desk-layout.server'
import { pageOptions } from '../removed-pages.server'
import { does } from '../team.server'

/** What stands once or twice is a typing mistake of one person, or something of theirs. */
const LEAST = 5
/** The list is to be worked from: what is asked for less often comes up once others are done. */
const MOST_LISTED = 100

type Listed = NotFoundCount & NotFoundAddress

const askedPath = (more: Readonly<Record<string, string>> = {}) =>
  `/api/desk?${new URLSearchParams({ view: 'asked', ...more })}`

/**
 * The addresses that visitors ask for and get no page at, the most asked first, each with the way to a redirect of it.
 * @param asked one of them: the form of its redirect
 */
export async function notFoundReport(
  desk: Desk,
  asked: string | undefined,
  file = notFoundFile(env.ASKED_IN_VAIN),
): Promise<MessagePage> {
  const address = asked === undefined ? undefined : readNotFoundAddress(asked)
  if (address && does(desk.me, 'writes')) return redirectPage(desk, address)
  const words = serverWords('editor', desk.language).asked_in_vain
  const found = await readNotFoundCounts(file, dayInBrussels(new Date())).catch(() => 'unreadable' as const)
  if (found === undefined || found === 'unreadable') {
    const told = found ? words.unreadable : words.no_source
    return deskLayout(desk, words.title, `<p class="words">${told}</p><p class="words">${words.for_operator}</p>`)
  }
  const listed = await stillLost(found, desk.root)
  const table = listed.length > 0 ? addressTable(desk, listed) : `<p>${words.nothing}</p>`
  return deskLayout(desk, words.title, `<p class="words">${interpolate(words.told, { least: LEAST })}</p>${table}`)
}

/** What editors lead elsewhere by now, were it in a draft, is done. */
async function stillLost(found: readonly NotFoundCount[], root: string): Promise<readonly Listed[]> {
  const read = await readerWithDrafts(root, { isForgiving: true }).singletons.redirects.read()
  const done = new Set((read?.redirects ?? []).flatMap((one) => LANGUAGES.map((language) => one[language])))
  const listed = found.flatMap((one) => {
    const address = one.times >= LEAST ? readNotFoundAddress(one.path) : undefined
    return address && !done.has(address.word) ? [{ ...one, ...address }] : []
  })
  return listed.slice(0, MOST_LISTED)
}

function addressTable({ language, me }: Desk, listed: readonly Listed[]): string {
  const words = serverWords('editor', language).asked_in_vain
  const rows = listed.map((one) => {
    const path = escapeHtml(notFoundPath(one))
    const name = escapeHtml(interpolate(words.redirect_name, { address: notFoundPath(one) }))
    const press = does(me, 'writes')
      ? `<br><a href="${escapeHtml(askedPath({ address: notFoundPath(one) }))}" aria-label="${name}">${words.redirect}</a>`
      : ''
    return `<tr><td><code>${path}</code>${press}</td><td>${one.times}</td><td>${formatDate(one.day, language)}</td></tr>`
  })
  return deskTable(words.title, [words.address, words.times, words.last], rows)
}

/** Where the address is to lead: a draft of the redirects, which is published like any other (make-redirect.server.ts). */
async function redirectPage(desk: Desk, address: NotFoundAddress): Promise<MessagePage> {
  const words = serverWords('editor', desk.language).asked_in_vain
  const { pages } = await listChoices(readerWithDrafts(desk.root, { isForgiving: true }), desk.language, desk.root)
  const hidden = hiddenFields({ entry: 'redirects', address: notFoundPath(address), back: 'desk' })
  const fields = [
    `<p><label><code>${escapeHtml(notFoundPath(address))}</code><br>${words.leads_to}<br><select name="to" required><option value="">${words.choose_page}</option>${pageOptions(pages)}</select></label></p>`,
    `<p><label><input type="checkbox" name="forGood" value="yes"> ${words.for_good}</label></p>`,
    `<button name="action" value="redirect">${words.make}</button>`,
  ]
  const back = `<p><a href="${escapeHtml(askedPath())}">${words.title}</a></p>`
  const form = `<form method="post" action="/api/drafts">${hidden}${fields.join('')}</form>`
  return deskLayout(desk, words.redirect_title, `${back}<p class="words">${words.redirect_told}</p>${form}`)
}
