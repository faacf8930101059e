import { COLOR_NAMES } from '@/brand/color-names'
import type {
  CallToAction,
  CarsNavigation,
  ChildLink,
  LinkGroups,
  ModelEntry,
  NavigationGroup,
} from '@/contract/navigation'
import type { Language } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import type { Audience } from '@/routing/build-path'
import { EVERYONE } from '../schema/visibility'
import { type CarsEntry, type LinkGroupsEntry, store } from '../store/store.server'
import { findDownload } from './downloads.server'
import { localizeLinks } from './localize-links.server'
import type { Reading } from './reading'
import { readAddress, readOptionalText, readText } from './text-reader'
import { unavailablePages } from './unavailable-pages.server'
import { scheduleStatus } from './visibility'

type ClosedPlaces = Readonly<Record<SalesType, Awaited<ReturnType<typeof unavailablePages>>>>

/** The pages that are not there now, for either kind of buyer. */
async function placesIn(language: Language): Promise<ClosedPlaces> {
  const [B2C, B2B] = await Promise.all([
    unavailablePages({ language, salesType: 'B2C' }),
    unavailablePages({ language, salesType: 'B2B' }),
  ])
  return { B2C, B2B }
}

type FamilyEntry = CarsEntry['families'][number]
type CarEntry = FamilyEntry['models'][number]
type ChildEntry = LinkGroupsEntry['secondary'][number]

/** Addresses on the wire are those of a private buyer; the shell writes the business segment (spec §2). */
const privateBuyer = (language: Language): Audience => ({ language, salesType: 'B2C' })

const isOutside = (href: string): boolean => href.startsWith('https:')

/** Spec §7: GET /api/navigation?type=cars. Throws when an entry cannot be read. */
export async function readCarsNavigation(language: Language): Promise<CarsNavigation> {
  const { families } = await store.cars()
  const places = await placesIn(language)
  const audience = privateBuyer(language)
  const read = {
    families: families.map(({ title }) => readText(title, audience)),
    navigation: families.flatMap((family) =>
      family.models
        .filter((model) => scheduleStatus({ ...model, shownTo: EVERYONE }, audience) === 'open')
        .map((model) => readModel(model, readText(family.title, audience), { ...audience, closed: places.B2C })),
    ),
  }
  return localizeLinks(read, language)
}

/** Spec §7: GET /api/navigation?type=header and type=footer. Throws when an entry cannot be read. */
export async function readLinkGroups(language: Language, group: NavigationGroup): Promise<LinkGroups> {
  const entry = await (group === 'header' ? store.header() : store.footer())
  const places = await placesIn(language)
  const audience = privateBuyer(language)
  const read = {
    main: entry.main.map(({ id, title, link, children }) => {
      const href = readAddress(link, audience)
      return {
        id,
        title: readText(title, audience),
        ...(href !== null && { href }),
        children: children.flatMap((child) => readChild(child, group, audience, places)),
      }
    }),
    social: entry.social.map(({ social, address }) => ({
      social,
      href: address,
      blank: true,
      analytics: `${group}-${social}`,
    })),
    secondary: entry.secondary.flatMap((child) => readChild(child, group, audience, places)),
  }
  return localizeLinks(read, language)
}

function readModel(model: CarEntry, family: string, audience: Reading): ModelEntry {
  const tag = readOptionalText(model.tag.label, audience)
  const { filename } = model.picture
  return {
    carlineCode: model.carlineCode,
    ...(model.cupraCode && { cupraCode: model.cupraCode }),
    family,
    name: readText(model.name, audience),
    href: readAddress(model.link, audience) ?? '',
    ...(model.badge && { badge: { filename: model.badge } }),
    ...(tag && { tag_label: tag, tag_align: model.tag.align, tag_color: COLOR_NAMES[model.tag.color] }),
    showFamily: model.showFamily,
    ...(filename && { model_picture: { filename, alt: readText(model.picture.alt, audience) } }),
    motorisation: [...model.motorisation],
    ctas_list: model.ctas.flatMap((cta) => readCallToAction(cta, model.carlineCode, audience)),
  }
}

function readCallToAction(
  { link, file, variant, analytics, ...look }: CarEntry['ctas'][number],
  carlineCode: string,
  audience: Reading,
): CallToAction[] {
  const href = variant === 'download' ? findDownload(file[audience.language])?.href : readAddress(link, audience)
  if (!href) return []
  // An empty field is one that the editor left alone.
  const chosen = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== ''))
  return [
    {
      label: readText(link.label, audience),
      link: href,
      variant,
      ...chosen,
      analytics: analytics || `menu-${carlineCode.toLowerCase()}-${variant === 'download' ? variant : link.route}`,
    },
  ]
}

/** Its place and its page name a link in the statistics, the same in both languages. */
function statisticsName({ route, params }: ChildEntry['link'], group: NavigationGroup): string {
  return [group, route, ...params.map(({ value }) => value.toLowerCase())].join('-')
}

function readChild(
  { link, separator, feature, shownTo, period }: ChildEntry,
  group: NavigationGroup,
  audience: Audience,
  places: ClosedPlaces,
): ChildLink[] {
  const href = readAddress(link, audience)
  const seers = SALES_TYPES.filter(
    (salesType) =>
      scheduleStatus({ shownTo, period }, { ...audience, salesType }) === 'open' &&
      readAddress(link, { ...audience, salesType, closed: places[salesType] }) !== null,
  )
  const [seer] = seers
  if (href === null || seer === undefined) return []
  return [
    {
      title: readText(link.label, audience),
      href,
      ...(isOutside(href) && { blank: true }),
      ...(separator && { separator }),
      ...(feature && { feature }),
      ...(seers.length < SALES_TYPES.length && { sales_type: seer }),
      analytics: statisticsName(link, group),
    },
  ]
}
