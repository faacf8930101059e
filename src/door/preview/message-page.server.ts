import { LANGUAGES, type Language } from '@/domain/language'
import { escapeHtml } from '@/i18n/escape-html'
import { serverWords } from '@/words/words.server'
import { plainPage } from './plain-page.server'

export interface MessagePage {
  readonly kind: 'page'
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 422 | 502 | 507
  readonly html: string
}

/** Each has a title and a text. */
type Subject = SubjectOf<keyof typeof import('@/words/fr/preview.json')>
type SubjectOf<Key> = Key extends `${infer Name}_title` ? Name : never

/**
 * What an editor reads where there is no page to show: in both languages, unless it is known which.
 *
 * @param lines what is wrong, one by one
 * @param again what a form sends to publish all the same
 */
export function messagePage(
  status: MessagePage['status'],
  subject: Subject,
  language?: Language,
  lines: readonly string[] = [],
  again: Readonly<Record<string, string>> = {},
): MessagePage {
  const languages = language ? [language] : LANGUAGES
  const [first = 'nl'] = languages
  const parts = languages.map((one) => {
    const words = serverWords('preview', one)
    return `<section lang="${one}"><h1>${words[`${subject}_title`]}</h1><p>${words[`${subject}_text`]}</p></section>`
  })
  const list = lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : ''
  const fields = hiddenFields(again)
  const button = `<button type="submit">${serverWords('preview', first).publish_anyway}</button>`
  const form = fields === '' ? '' : `<form method="post" action="/api/drafts">${fields}${button}</form>`
  const title = serverWords('preview', first)[`${subject}_title`]
  return { kind: 'page', status, html: plainPage(first, title, `<main>${parts.join('')}${list}${form}</main>`) }
}

/** What a form sends beside what is asked in it. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
