import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '@/brand/brand'
import { FONT_FAMILY } from '@/brand/font-family'
import type { Bilingual, Language } from '@/domain/language'
import { colors } from '@/ui/theme/tokens'
import { problem } from '../problem'

interface Later {
  readonly status: 429 | 503
  /** Seconds. */
  readonly delay: number
  /** Of the request, without its query. */
  readonly path: string
}

/** Seconds, at random: those who were sent away together do not come back together. */
const SPREAD = 4

/**
 * Answers 429 or 503 with Retry-After: a page that reloads itself, and for scripts and machines a problem. Whoever has sent a form is
 * asked to reload: the browser sends it again with all that was typed, which a page that comes again by itself would lose.
 *
 * @param request as the visitor sent it: its response may be one that nobody gets
 */
export function sendRetryLater(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, delay, path }: Later,
): void {
  const seconds = delay + Math.floor(Math.random() * SPREAD)
  response.setHeader('Retry-After', String(seconds))
  const language = /^\/(fr|nl)(?:\/|$)/.exec(path)?.[1] as Language | undefined
  const isRead = String(headers.accept ?? '').includes('text/html')
  if (!language && !isRead) {
    problem(response, status, status === 429 ? 'too_many_requests' : 'internal')
    return
  }
  const requestId = String(response.getHeader('X-Request-Id'))
  const page = retryPage({ language: language ?? 'nl', seconds, requestId, isForm: method === 'POST' })
  response.setHeader('Content-Length', Buffer.byteLength(page))
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(page)
}

interface Words {
  readonly title: string
  readonly text: (seconds: number) => string
  readonly again: string
  readonly form: string
}

const WORDS: Bilingual<Words> = {
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: (seconds) =>
      `Vous êtes nombreux à nous rendre visite en ce moment. Cette page se recharge d’elle-même dans ${seconds} secondes.`,
    again: 'Réessayer maintenant',
    form: 'Vous êtes nombreux à nous rendre visite en ce moment, et votre message n’est pas encore parti. Rechargez cette page dans quelques secondes : votre navigateur vous proposera de le renvoyer tel quel.',
  },
  nl: {
    title: 'Nog even geduld',
    text: (seconds) =>
      `Het is op dit moment erg druk op onze site. Deze pagina probeert het over ${seconds} seconden vanzelf opnieuw.`,
    again: 'Nu opnieuw proberen',
    form: 'Het is op dit moment erg druk op onze site, en je bericht is nog niet vertrokken. Laad deze pagina over enkele seconden opnieuw: je browser stelt dan voor om het nog eens te versturen, zoals je het schreef.',
  },
}

interface RetryPage {
  readonly language: Language
  readonly seconds: number
  readonly requestId: string
  readonly isForm: boolean
}

/** It needs nothing but itself, and repeats its own address, whatever its query. */
function retryPage({ language, seconds, requestId, isForm }: RetryPage): string {
  const { title, text, again, form } = WORDS[language]
  const refresh = isForm ? '' : `<meta http-equiv="refresh" content="${seconds}">`
  const words = isForm ? `<p>${form}</p>` : `<p>${text(seconds)}</p><p><a href="">${again}</a></p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}<title>${title} | ${brand.siteName[language]}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;box-sizing:border-box;background:${colors.canvas};color:${colors.text};font:1.125rem/1.5 ${FONT_FAMILY.name},system-ui,sans-serif}h1{margin:0;max-width:14em;font-size:clamp(2rem,6vw,3.5rem);font-weight:300;line-height:1.1}p{margin:0;max-width:34em}a{color:${colors.accentText}}small{color:${colors.muted}}</style></head><body><h1>${title}</h1>${words}<small>${requestId}</small></body></html>`
}
