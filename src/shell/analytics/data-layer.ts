import type { ConsentCategory } from '@/config/consent.mjs'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'

/** All events that the site sends to a tag manager. They contain nothing about the person. */
export type DataLayerEvent =
  | { readonly event: 'gtm.js'; readonly 'gtm.start': number }
  | {
      readonly event: 'page_view'
      /** Name of the route; null for 404 and 500. */
      readonly page_route: string | null
      /** Without the query, because it may contain what a visitor typed. */
      readonly page_path: string
      readonly page_title: string
      readonly page_language: Language
      readonly page_sales_type: SalesType
    }
  | {
      readonly event: 'link_click'
      /** The analytics field of the link, button or call to action (spec §3). */
      readonly link_id: string
      readonly link_text: string
      /** Null for a button. */
      readonly link_url: string | null
    }

type ConsentState = 'granted' | 'denied'

/** Consent mode, as the tag manager's own tags read it. */
export interface ConsentMode {
  readonly analytics_storage: ConsentState
  readonly ad_storage: ConsentState
  readonly ad_user_data: ConsentState
  readonly ad_personalization: ConsentState
}

type ConsentCommand = readonly ['consent', 'default' | 'update', ConsentMode]

declare global {
  interface Window {
    /** Undefined until the visitor has agreed. */
    dataLayer?: (DataLayerEvent | IArguments)[]
  }
}

function dataLayer() {
  window.dataLayer ??= []
  return window.dataLayer
}

export function push(event: DataLayerEvent): void {
  dataLayer().push(event)
}

/** The tag manager accepts a command only as an `arguments` object, not as an array. */
export function command(..._: ConsentCommand): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}

export function consentMode(accepted: readonly ConsentCategory[]): ConsentMode {
  const state = (category: ConsentCategory): ConsentState => (accepted.includes(category) ? 'granted' : 'denied')
  const marketing = state('marketing')
  return {
    analytics_storage: state('analytics'),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  }
}
