import type { ConsentCategory } from '@/config/consent.mjs'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { command, consentMode, push } from './data-layer'
import { linkName } from './link-name'

interface Container {
  readonly id: string
  readonly url: string
}

let isStarted = false

/** Shows a page that public/page-hiding.js hides. */
const announceSettled = () => window.dispatchEvent(new Event('tag-manager-settled'))

/** Loads the container with the visitor's consent. Called again when the consent changes. */
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

/** Sends the URL without its query, because it may contain what a visitor typed. */
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

/** Reports clicks on elements with an analytics field, and on links of the header and footer. */
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

/** For tests: resets the state as a reload does. */
export function forgetContainer(): void {
  isStarted = false
}
