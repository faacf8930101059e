import { hiddenFields, type MessagePage } from '@/door/preview/message-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { formatMoment } from '@/i18n/format'
import { serverWords } from '@/words/words.server'
import { type Desk, deskLayout } from './desk-layout.server'
import type { ListedEntry } from './entry-list.server'
import { type JournalLine, readJournal, readReview, stateNow } from './journal.server'
import { requiredDuty } from './review.server'
import { does, type Person } from './team.server'

/** Who is at the desk: asked once in each browser. */
export function namePage(desk: Desk, team: readonly Person[]): MessagePage {
  const words = serverWords('editor', desk.language)
  const names = team.map(({ name }) => {
    const chosen = name === desk.me?.name ? ' checked' : ''
    return `<p><label><input type="radio" name="me" value="${escapeHtml(name)}"${chosen} required> ${escapeHtml(name)}</label></p>`
  })
  const form = `<form action="/api/desk">${names.join('')}<button>${words.choose}</button></form>`
  return deskLayout(desk, words.choose_name, `<p class="words">${words.choose_told}</p>${form}`)
}

/** In a team: how the review of what waits stands, and what can be done about it. */
export async function reviewParts(desk: Desk, { entry, state }: ListedEntry): Promise<string> {
  if (desk.me === undefined || state === 'live') return ''
  const words = serverWords('editor', desk.language).review
  const last = await readReview(entry, desk.root)
  const told = last ? journalLine(desk, last) : words.none
  const buttons = (['ask', 'approve', 'return'] as const)
    .filter((action) => does(desk.me, requiredDuty(action)))
    .map((action) => `<button name="action" value="${action}">${words[action]}</button>`)
  const form = `<form method="post" action="/api/drafts">${hiddenFields({ entry, back: 'desk', state: await stateNow(entry, desk.root) })}<p><label>${words.note}<br><textarea name="note" rows="3" cols="60" maxlength="1000"></textarea></label></p>${buttons.join(' ')}</form>`
  return `<h2>${words.title}</h2><p class="words">${told}</p>${buttons.length > 0 ? form : ''}`
}

/** In the list: « Relecture demandée ». */
export async function reviewName(desk: Desk, { entry }: ListedEntry): Promise<string> {
  if (desk.me === undefined) return ''
  const did = (await readReview(entry, desk.root))?.did
  const words = serverWords('editor', desk.language).review
  return did === 'asked' || did === 'approved' || did === 'returned' ? `<p>${words[did]}</p>` : ''
}

/** Who did what to an entry and when, the last first. */
export async function journalList(desk: Desk, entry: string): Promise<string> {
  const words = serverWords('editor', desk.language)
  const lines = (await readJournal(entry, desk.root)).toReversed().map((line) => `<li>${journalLine(desk, line)}</li>`)
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p>${words.no_journal}</p>`
  return `<h2>${words.journal}</h2>${list}`
}

function journalLine({ language }: Desk, { at, who, did, note }: JournalLine): string {
  const words = serverWords('editor', language)
  const moment = Number.isNaN(Date.parse(at)) ? '' : `${formatMoment(new Date(at), language)} · `
  const said = note ? `<br>${escapeHtml(note)}` : ''
  return `${moment}${escapeHtml(who || words.here)} ${words.deeds[did]}${said}`
}
