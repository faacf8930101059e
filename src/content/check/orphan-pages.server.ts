import { CAMPAIGNS } from '@/brand/campaigns'
import { LANGUAGES } from '@/domain/language'
import { parsePath } from '@/routing/parse-path'
import type { OptionalRoute } from '@/routing/route-table'
import { scheduleStatus } from '../read/visibility'
import { LEGAL_ROUTES, type PageRoute, TAB_ROUTES } from '../schema/content-routes'
import { NO_ROUTE } from '../schema/link'
import type { ContentReader } from '../store/reader.server'
import type { readWrittenEntries } from '../store/written-entries.server'
import { addressesIn, type MarkupNode, readRichText } from '../text/rich-text'

type Written = Awaited<ReturnType<typeof readWrittenEntries>>

/** A page by its route and the words of its parameters. */
interface Target {
  readonly route: string
  readonly words: readonly string[]
}

/** Pages that the site's own parts lead to. */
const LINKED_BY_THE_SITE: Readonly<Record<Exclude<PageRoute, OptionalRoute>, true>> = {
  homepage: true,
  models: true,
  stock: true,
  contact: true,
  faq: true,
  news: true,
  financing: true,
  'financial-solutions': true,
  lease: true,
  'private-lease': true,
  'personal-lease': true,
  'financial-rent': true,
  fleet: true,
  privacy: true,
  'cookie-policy': true,
  legal: true,
  'accessibility-statement': true,
}
/** With them those that the law asks for, and those of a campaign, whose visitors come from an advertisement. */
const REACHED_OTHERWISE: readonly string[] = [
  ...Object.keys(LINKED_BY_THE_SITE),
  ...LEGAL_ROUTES,
  ...Object.keys(CAMPAIGNS),
]

/** The pages that are there now and that no menu, no other entry and none of their blocks leads to: by their files' names. */
export async function findOrphanPages(reader: ContentReader, written: Written, now: Date): Promise<readonly string[]> {
  const { header, footer, cars, banners } = reader.singletons
  const menus = await Promise.all([header, footer, cars].map((menu) => menu.read()))
  // A menu that cannot be read is a problem already.
  if (menus.includes(null)) return []
  const { pages, carlines, news, faq } = written
  const others = [...menus, await banners.read(), ...carlines, ...news, faq].flatMap(targetsIn)
  const ofPages = pages.map(({ slug, entry }) => ({ slug, targets: targetsIn(entry) }))
  return pages
    .filter(({ slug, entry }) => {
      const isThere =
        scheduleStatus(entry, { language: 'fr', salesType: entry.shownTo === 'B2B' ? 'B2B' : 'B2C', now }) === 'open'
      if (!isThere || REACHED_OTHERWISE.includes(entry.route)) return false
      const fromElsewhere = ofPages.flatMap((page) => (page.slug === slug ? [] : page.targets))
      return ![...others, ...fromElsewhere].some((target) => leadsTo(target, entry))
    })
    .map(({ slug }) => slug)
}

/** A link to a tab leads to its page too. */
function leadsTo({ route, words }: Target, page: { readonly route: PageRoute; readonly subject: string }): boolean {
  const parent = (TAB_ROUTES as Readonly<Record<string, PageRoute>>)[route] ?? route
  return parent === page.route && (page.subject === '' || words.includes(page.subject))
}

/** Where the links of an entry lead, those of its running texts among them. */
function targetsIn(value: unknown): readonly Target[] {
  if (typeof value !== 'object' || value === null) return []
  if ('node' in value) return LANGUAGES.flatMap((language) => targetsInText(value.node as MarkupNode, language))
  return [
    ...(isLink(value) ? [{ route: value.route, words: value.params.map((param) => param.value) }] : []),
    ...Object.values(value).flatMap(targetsIn),
  ]
}

function targetsInText(node: MarkupNode, language: (typeof LANGUAGES)[number]): readonly Target[] {
  return addressesIn(readRichText(node, { language, salesType: 'B2C' })).flatMap((address) => {
    const match = parsePath(address.replace(/#.*$/, ''))?.match
    return match ? [{ route: match.name, words: Object.values(match.params).map(String) }] : []
  })
}

function isLink(value: object): value is { route: string; params: readonly { value: string }[] } {
  return 'route' in value && 'params' in value && value.route !== NO_ROUTE
}
