import type { Language } from '@/domain/language'
import type { MessagePage } from '@/door/preview/message-page.server'
import { plainPage } from '@/door/preview/plain-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import type { Credentials } from './github/github-calls.server'
import type { Request } from './github/repository.server'
import type { Person } from './team.server'

/** Whose desk it is, and where its files are. */
export interface Desk {
  readonly language: Language
  readonly root: string
  /** Who is at it, in a team; left out without one. */
  readonly me?: Person
  /** On a deployment, where the entries are at GitHub too. */
  readonly github?: DeskAtGithub
}

interface DeskAtGithub {
  readonly by: Credentials
  /** Who has signed in. */
  readonly account: string
  /** It did not answer. */
  readonly isSilent: boolean
  /** What was published and is not let through yet. */
  readonly held: Request | undefined
  /** The public site's branch has other words in the same places. */
  readonly isDivided: boolean
}

/** A page of the desk, with the way to the others. */
export function deskLayout({ language, me, github }: Omit<Desk, 'root'>, title: string, body: string): MessagePage {
  const words = serverWords('editor', language)
  const links = [
    ['/api/desk', words.desk],
    ['/api/desk?view=pictures', words.library.title],
    ['/api/desk?view=translations', words.translations.title],
    ['/api/desk?view=asked', words.asked_in_vain.title],
    ['/keystatic', words.screens],
    ['/api/desk?view=help', words.help],
    ...(me === undefined || github
      ? []
      : [['/api/desk?view=me', me.name ? interpolate(words.you, { name: me.name }) : words.nobody]]),
  ]
  const nav = `<nav aria-label="${words.desk}"><ul>${links.map(([path, name]) => `<li><a href="${path}">${escapeHtml(name ?? '')}</a></li>`).join('')}</ul></nav>${github ? accountForm(language, github) : ''}`
  return {
    kind: 'page',
    status: 200,
    html: plainPage(
      language,
      title,
      `<header>${nav}</header><main><h1>${escapeHtml(title)}</h1>${github ? githubNotes(language, github) : ''}${body}</main>`,
    ),
  }
}

/** A table that scrolls by itself where a window is narrow. @param rows `<tr>…</tr>` */
export function deskTable(label: string, head: readonly string[], rows: readonly string[]): string {
  return `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function accountForm(language: Language, { account }: DeskAtGithub): string {
  const words = serverWords('editor', language)
  const told = escapeHtml(interpolate(words.you, { name: account }))
  return `<form method="post" action="/api/keystatic/github/logout"><p>${told} <button>${words.github.sign_out}</button></p></form>`
}

/** What keeps something from the site that was published here, and what keeps everything from being saved. */
function githubNotes(language: Language, { isSilent, held, isDivided }: DeskAtGithub): string {
  const words = serverWords('editor', language).github
  const notes = [
    isSilent && words.silent,
    held && `${words.held} <a href="${escapeHtml(held.url)}">${words.held_link}</a>`,
    isDivided && words.divided,
  ].filter(Boolean)
  return notes.length > 0
    ? `<ul class="changes">${notes.map((note) => `<li class="refused">${note}</li>`).join('')}</ul>`
    : ''
}
