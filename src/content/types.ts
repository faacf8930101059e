import type { Picture as WirePicture } from '@/contract/common'
import type { CarlineCode, ModelledCarline } from '@/domain/carline'
import type { FaqTopic } from '@/domain/faq-topic'
import type { ProductCode } from '@/domain/finance-terms'
import type { MessageKind } from '@/domain/message-kind'
import type { Closing, OpeningHours } from './dealer-types'
import type { BlockGround, FeatureIcon, HeroColor, ToolName } from './schema/block-names'
import type { NewsCategory } from './schema/news-categories'
import type { PictureDetail } from './schema/picture-details'

/**
 * What the reader gives to a view: plain, serialisable, in one language, for one audience. Absent is `null`,
 * because the props of a page cannot hold `undefined`.
 */

/** A picture that an editor has chosen: the whole of it, or a part. Where it is cut, its focus stays in sight (a CSS position). */
export type Picture = WirePicture & { readonly detail?: PictureDetail; readonly focus?: string }

/** A running text as a tree of known tags. There is no raw HTML anywhere, so there is nothing to escape. */
export type RichNode = string | RichElement | RichLink
export interface RichElement {
  tag: 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br'
  children: RichNode[]
}
interface RichLink {
  tag: 'a'
  /** An address of this site (starts with /) or https:, mailto:, tel:. Nothing else gets this far. */
  href: string
  children: RichNode[]
}
export type RichText = RichNode[]

export interface ContentLink {
  label: string
  href: string
}

export interface ContentItem {
  title: string
  text: string | null
  link: ContentLink | null
}

/**
 * `id` is what an address names after #: the word the editor gave, or the block's number in its entry, which is the same
 * in both languages and for both audiences. `ground` is absent on that of the page, stone. `until` is when it ends (ISO): a page
 * kept longer hides it in the browser. `variant` is there where a visitor sees one of several; a preview shows them all. `index` is its
 * place in its list, in previews alone.
 */
export type ContentBlock = {
  id: string
  ground?: BlockGround
  until?: string
  variant?: BlockVariant
  index?: number
} & BlockContent

/** For whom a block is: of a number drawn between 0 and 100, those from `from` up to `to`. `of` names the group, `nth` is its place there. */
export interface BlockVariant {
  readonly of: string
  readonly nth: number
  readonly from: number
  readonly to: number
}

export type BlockKind = BlockContent['kind']
export type BlockOf<K extends BlockKind> = Extract<ContentBlock, { kind: K }>

export type BlockContent =
  | { kind: 'text'; heading: string | null; body: RichText }
  | { kind: 'intro'; eyebrow: string | null; heading: string | null; text: string }
  | { kind: 'cards' | 'steps' | 'links'; heading: string | null; items: ContentItem[] }
  | { kind: 'figures'; heading: string | null; items: { value: string; label: string }[] }
  | { kind: 'table'; heading: string | null; columns: string[]; rows: string[][] }
  | { kind: 'quote'; words: string; speaker: string | null }
  | { kind: 'action'; heading: string; text: string | null; link: ContentLink | null }
  | MediaBlockContent
  | InteractiveBlockContent
  | CarBlockContent

type MediaBlockContent =
  | {
      kind: 'hero'
      eyebrow: string | null
      title: string
      text: string | null
      picture: Picture | null
      color: HeroColor
      links: ContentLink[]
    }
  | {
      kind: 'media'
      heading: string | null
      body: RichText
      picture: Picture | null
      side: 'left' | 'right'
      link: ContentLink | null
    }
  | {
      kind: 'gallery'
      heading: string | null
      layout: 'carousel' | 'grid'
      items: { picture: Picture; caption: string | null }[]
    }
  | { kind: 'features'; heading: string | null; items: (ContentItem & { icon: FeatureIcon })[] }
  | { kind: 'banner'; heading: string; text: string | null; picture: Picture | null; link: ContentLink | null }

type InteractiveBlockContent =
  | {
      kind: 'comparison'
      heading: string | null
      columns: { title: string; highlighted: boolean; link: ContentLink | null }[]
      rows: { title: string; cells: string[] }[]
    }
  | { kind: 'accordion'; heading: string | null; items: { title: string; body: RichText }[] }
  | {
      kind: 'tabs'
      heading: string | null
      items: { id: string; title: string; body: RichText; link: ContentLink | null }[]
    }
  | {
      kind: 'downloads'
      heading: string | null
      /** `type` is the ending of the file (PDF), `bytes` its size. */
      items: { title: string; text: string | null; href: string; type: string; bytes: number }[]
    }
  | { kind: 'form'; heading: string; text: string | null; form: MessageKind; label: string }
  | { kind: 'tool'; heading: string | null; text: string | null; tool: ToolName }
  | { kind: 'faq'; heading: string | null; questions: FaqGroup['questions'] }
  | { kind: 'news'; heading: string | null; articles: ArticleSummary[] }

/** Cars by their code: names, prices and WLTP come from the service. */
type CarBlockContent =
  | { kind: 'models'; heading: string | null; carlines: ModelledCarline[] }
  | {
      kind: 'model-highlight'
      carline: ModelledCarline
      eyebrow: string | null
      text: string | null
      picture: Picture | null
    }
  | {
      kind: 'model-carousel-highlights'
      heading: string | null
      items: { carline: ModelledCarline; text: string | null; picture: Picture | null }[]
    }
  | {
      kind: 'model-gallery-highlight'
      carline: ModelledCarline
      heading: string | null
      text: string | null
      pictures: Picture[]
    }
  | {
      kind: 'model-lease-action'
      carline: ModelledCarline
      heading: string | null
      text: string | null
      picture: Picture | null
      product: ProductCode
      link: ContentLink | null
    }

interface ContentTab {
  id: string
  label: string
  href: string
  current: boolean
}

export interface PageContent {
  /** The route of the page, without its tab. */
  route: string
  /** The category of a category page; null elsewhere. */
  subject: string | null
  eyebrow: string | null
  title: string
  /** For lists of results and the browser's tab, the fullest first. */
  headTitles: readonly string[]
  /** Text of at most 160 characters or so for search engines and sharing. */
  description: string
  lead: string
  /** The sentence which says that the content is invented for the demonstration; null where nothing is. */
  demonstration: string | null
  /** What the page opens with; null for an opening of words alone. */
  picture: Picture | null
  /** More cars that stand beside the one of the picture. */
  beside: Picture[]
  blocks: ContentBlock[]
  tabs: ContentTab[]
  /** The page itself, where the tabs start; null when the page has no tabs. */
  overview: { label: string; href: string; current: boolean } | null
}

/** The words of a carline's page. Its tabs' blocks come with the tab (CarlineTabContent). */
export interface CarlineContent {
  code: CarlineCode
  title: string
  tagline: string
  /** For search engines; the tagline and the opening lines serve where it is null. */
  description: string | null
  intro: string
  /** The tabs that are written, by the word in their address. */
  tabs: string[]
  blocks: ContentBlock[]
}

/** A view of the car, and what is said beside it. */
export interface CarlineScene {
  title: string
  text: string
  picture: Picture | null
  /** The same view with the paint turned to glass, by powertrain ('electric-awd'); absent where none is drawn. */
  insides?: Readonly<Partial<Record<string, Picture>>>
  /** The same view by day, on white paper; absent where none is drawn. */
  day?: Picture
}

export interface CarlineTabContent {
  id: string
  title: string
  description: string | null
  lead: string
  picture: Picture | null
  blocks: ContentBlock[]
}

export interface ArticleSummary {
  slug: string
  /** ISO date, 2026-11-05. */
  date: string
  category: NewsCategory
  picture: Picture | null
  title: string
  lead: string
}
export interface Article extends ArticleSummary {
  /** The sentence which says that the content is invented for the demonstration; null where nothing is. */
  demonstration: string | null
  blocks: ContentBlock[]
  /** Of reading. */
  minutes: number
  /** The articles before and after it in time. */
  newer: ArticleSummary | null
  older: ArticleSummary | null
  related: ArticleSummary[]
}
/** One page of the list, counted from 1. */
export interface NewsPage {
  articles: ArticleSummary[]
  page: number
  pages: number
}

export interface FaqQuestion {
  id: string
  question: string
  answer: RichText
}
export interface FaqGroup {
  id: FaqTopic
  title: string
  /** What a message about its questions is about. */
  topic: string
  questions: FaqQuestion[]
}
/** The questions of a subject, and the other subjects. */
export interface FaqTopicPage {
  group: FaqGroup
  description: string
  others: Pick<FaqGroup, 'id' | 'title'>[]
}

export interface ContactTopic {
  id: string
  title: string
  text: string
  link: ContentLink | null
  /** The form for it; null for what cannot wait for an answer. */
  form: MessageKind | null
  /** What the form is told it is about. */
  topic: string
}
export interface ContactDetails {
  hours: OpeningHours
  topics: ContactTopic[]
  closings: Closing[]
}
