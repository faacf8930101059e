import type { ConsentCategory } from '@/config/consent.mjs'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { command, consentMode, push } from './data-layer'
import { linkName } from './link-name'

interface Container {
  readonly id: string
  /** The origin it is fetched from. */
  readonly url: string
}

let isStarted = false

/** Lets go of a page that public/page-hiding.js holds back. */
const announceSettled = () => window.dispatchEvent(new Event('tag-manager-settled'))

/** The container, with what the visitor agreed to. Called again when that changes. */
export function startTagManager({ id, url }: Container, accepted: readonly ConsentCategory[]): void {
  if (isStarted) {
    command('consent', 'update', consentMode(accepted))
    return
  }
  isStarted = true
  command('consent', 'default', consentMode([]))
  command('consent', 'update', consentMode(accepted))
  push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}/gtm.js?id=${encodeURIComponent(id)}`
  script.addEventListener('load', announceSettled)
  script.addEventListener('error', announceSettled)
  document.head.append(script)
}

interface Page {
  readonly route: string | null
  readonly language: Language
  readonly salesType: SalesType
}

/** The address is read from the browser, without its query: what a visitor typed is nobody's figure. */
export function reportPageView({ route, language, salesType }: Page): void {
  push({
    event: 'page_view',
    page_route: route,
    page_path: window.location.pathname,
    page_title: document.title,
    page_language: language,
    page_sales_type: salesType,
  })
}

/** A link, button or call to action that content gave an analytics field, or a page's link of the header or the footer. */
export function reportClick({ target }: MouseEvent): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-analytics], [data-analytics-in] a[href]') : null
  const group = element?.closest<HTMLElement>('[data-analytics-in]')?.dataset.analyticsIn
  const id = element?.dataset.analytics ?? (group && linkName(group, element?.getAttribute('href') ?? ''))
  if (!element || !id) return
  push({
    event: 'link_click',
    link_id: id,
    link_text: (element.textContent || element.getAttribute('aria-label') || '').trim(),
    link_url: element instanceof HTMLAnchorElement ? element.href : null,
  })
}

/** For tests: as after a reload. */
export function forgetContainer(): void {
  isStarted = false
}
