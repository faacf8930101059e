import type { Language } from '@/domain/language'
import type { MessagePage } from '@/door/preview/message-page.server'
import { plainPage } from '@/door/preview/plain-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { fillWords } from '@/i18n/fill-words'
import { serverWords } from '@/words/words.server'
import type { Person } from './team.server'

/** Whose desk it is, and where its files are. */
export interface Desk {
  readonly language: Language
  readonly root: string
  /** Who is at it, in a team; left out without one. */
  readonly me?: Person
}

/** A page of the desk, with the way to the others. */
export function deskFrame({ language, me }: Pick<Desk, 'language' | 'me'>, title: string, body: string): MessagePage {
  const words = serverWords('editor', language)
  const links = [
    ['/api/desk', words.desk],
    ['/api/desk?view=pictures', words.library.title],
    ['/api/desk?view=translations', words.translations.title],
    ['/keystatic', words.screens],
    ['/api/desk?view=help', words.help],
    ...(me === undefined
      ? []
      : [['/api/desk?view=me', me.name ? fillWords(words.you, { name: me.name }) : words.nobody]]),
  ]
  const nav = `<nav aria-label="${words.desk}"><ul>${links.map(([path, name]) => `<li><a href="${path}">${escapeHtml(name ?? '')}</a></li>`).join('')}</ul></nav>`
  return {
    kind: 'page',
    status: 200,
    html: plainPage(language, title, `${nav}<main><h1>${escapeHtml(title)}</h1>${body}</main>`),
  }
}
