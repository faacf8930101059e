import type { DehydratedState } from '@tanstack/react-query'
import type { WordsByNamespace } from '@/i18n/words'
import type { OtherLanguagePage } from '@/routing/other-language'
import type { RouteMatch, RouteQuery } from '@/routing/params'
import type { Disclaimer } from '@/shell/FinancialDisclaimer'
import type { Crumb } from './Breadcrumb'
import type { PreviewFacts } from './preview-facts'
import type { ViewData } from './views'

export interface SharePicture {
  /** An address of the site. */
  readonly path: string
  readonly type: 'image/jpeg' | 'image/webp' | 'image/png'
  readonly width: number
  readonly height: number
}

export interface ForMachines {
  /** JSON-LD, safe inside an element; empty when there is nothing to say. */
  readonly structuredData: string
  /** Of a shared link. */
  readonly picture: SharePicture
}

/** What every page of the site receives from its door; the door's own loader adds the view's props. */
export interface FrameProps {
  /** Null on the pages outside the table: 404 and 500. */
  readonly route: RouteMatch | null
  /** The search that this page answers, where it was made for one. */
  readonly query?: RouteQuery
  readonly dehydratedState: DehydratedState
  /** The legal entry whose banner this page shows; null when it shows none. */
  readonly disclaimer: Disclaimer | null
  /** The pages above this one, where there are any but the homepage. */
  readonly crumbs?: readonly Crumb[]
  /** What only machines read. The document puts it into the page's head, and the browser's code never receives it. */
  readonly forMachines?: ForMachines
  /** What an editor's bar says of the page, in a preview alone. The document takes it out. */
  readonly preview?: PreviewFacts
  /** Where the language switch leads, where the page's own address does not tell. */
  readonly otherLanguage: OtherLanguagePage | null
  /** Props for the view besides its parameters: content that editors own. */
  readonly view: ViewData
  /** Where the browser fetches the words of the page. */
  readonly wordsAddresses: readonly string[]
  /** Those words, for the server. The document takes them out. */
  readonly words?: WordsByNamespace
  /** There is nothing at the address, and the view says so: 404, with what was asked still there. */
  readonly isUnknown?: boolean
  /** The service did not answer everything that the page asked: the browser asks again. */
  readonly isIncomplete?: boolean
}
