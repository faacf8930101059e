import { MAIL } from '@/brand/mail'
import { escapeHtml } from '@/i18n/escape-html'
import type { Message } from '../message.server'

/** A mail before it becomes text and HTML: the same in both. */
export interface MailContent {
  readonly language: Message['language']
  /** Whose mail it is. */
  readonly from: string
  readonly lines: readonly string[]
  /** A code to type, large. */
  readonly code?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Lists under a heading, such as cars. */
  readonly groups?: readonly MailGroup[]
  readonly link?: { readonly label: string; readonly href: string; readonly note: string }
  /** Who says goodbye, below how it is said. */
  readonly bye?: readonly string[]
  /** What is true of the mail itself, smaller. */
  readonly ending: readonly string[]
  /** By which such mails end. */
  readonly stop?: { readonly label: string; readonly href: string }
}

interface MailGroup {
  readonly heading: string
  readonly items: readonly { readonly title: string; readonly text?: string; readonly href?: string }[]
  /** What is not listed. */
  readonly more?: string | undefined
}

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`

const anchor = (href: string, label: string) =>
  `<a href="${escapeHtml(href)}" style="color:${MAIL.accentText};font-weight:bold">${escapeHtml(label)}</a>`

function renderGroup({ heading, items, more }: MailGroup): string {
  const lines = items.map(
    ({ title, text, href }) =>
      `<p style="margin:0 0 12px;padding:12px 0 0;border-top:1px solid ${MAIL.line}">${href ? anchor(href, title) : escapeHtml(title)}` +
      `${text ? `<br><span style="color:${MAIL.muted};font-size:14px">${escapeHtml(text)}</span>` : ''}</p>`,
  )
  return [paragraph(heading, 'font-weight:bold'), ...lines, more && paragraph(more, `color:${MAIL.muted}`)]
    .filter(Boolean)
    .join('')
}

/** One table and inline styles: what mail programmes of the last twenty years draw alike, in a light and a dark window. */
export function renderHtml(content: MailContent): string {
  const { language, from, lines, code, facts, groups = [], link, bye, ending, stop } = content
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="width:38%;padding:8px 16px 8px 0;vertical-align:top;color:${MAIL.muted};border-top:1px solid ${MAIL.line}">${escapeHtml(label)}</td>` +
        `<td style="padding:8px 0;vertical-align:top;border-top:1px solid ${MAIL.line};overflow-wrap:anywhere">${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
    )
    .join('')
  const body = [
    paragraph(from, `color:${MAIL.accentText};font-size:14px;font-weight:bold;letter-spacing:2px`),
    ...lines.map((line) => paragraph(line)),
    code && paragraph(code, 'font-size:32px;letter-spacing:6px;font-weight:bold'),
    rows && `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`,
    ...groups.map(renderGroup),
    link &&
      `<p style="margin:0 0 8px">${anchor(link.href, link.label)}</p>` +
        paragraph(link.note, `color:${MAIL.muted};font-size:14px`),
    bye && paragraph(bye.join('\n')),
    ...ending.map((line) => paragraph(line, `color:${MAIL.muted};font-size:14px`)),
    stop && `<p style="margin:0;font-size:14px">${anchor(stop.href, stop.label)}</p>`,
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:${MAIL.ground}"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:${MAIL.paper};color:${MAIL.text};font:${MAIL.font};border-top:4px solid ${MAIL.edge}">${body.filter(Boolean).join('')}</div></body></html>`
}
