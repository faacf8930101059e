import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pageParams } from '@/content/read/page-entries.server'
import { drawnCards, libraryThumbnail, listPictures, thumbnail } from '@/content/read/pictures.server'
import { findTabRoute } from '@/content/schema/content-routes'
import { labelIn } from '@/content/schema/label'
import { legalCollection } from '@/content/schema/legal'
import { MESSAGE_KIND_LABELS } from '@/content/schema/option-labels'
import { pageOptions } from '@/content/schema/route-labels'
import type { ContentReader } from '@/content/store/reader.server'
import { addressOfRoute } from '@/content/text/addresses'
import { fillPlaceholders } from '@/content/text/placeholders'
import { CARLINE_NAMES, isSoldCarline, MODELLED_CARLINES } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { asksForCar, MESSAGE_KINDS } from '@/domain/message-kind'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { type Choice, type Choices, LIBRARY, type PageChoice, type PageParam, pageId } from './pickers/choices'

/** What an editor can choose, in the language of the screens: pages by their titles, pictures as they look. */
export async function listChoices(reader: ContentReader, language: Language, root: string): Promise<Choices> {
  const [lists, badges, downloads] = await Promise.all([
    readLists(reader),
    listFiles(join(root, 'public/images/badges')),
    listFiles(join(root, 'public/downloads')),
  ])
  return {
    pages: listPages(lists, language),
    pictures: [
      ...listLibrary(lists, language),
      ...listPictures(language).map(({ subject, shot, words, url }) => ({
        id: `${subject}/${shot}`,
        name: words,
        picture: url,
      })),
    ],
    questions: listQuestions(lists, language),
    badges: badges.map((file, index) => ({
      id: file,
      name: `Badge ${index + 1}`,
      detail: file.replace(/\.\w+$/, ''),
      picture: `/images/badges/${file}`,
    })),
    cards: drawnCards().map(({ carline, file, url }) => ({
      id: file,
      name: CARLINE_NAMES[carline],
      detail: CARD[language],
      picture: url,
    })),
    downloads: downloads.map((file) => ({ id: file, name: file })),
    entries: listTitles(lists, language),
  }
}

const CARD = { fr: 'De profil', nl: 'Van opzij' } as const

async function listFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return files
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

function listLibrary({ pictures }: Lists, language: Language): readonly Choice[] {
  return pictures.map(({ entry: { name, picture, alt } }) => ({
    id: `${LIBRARY}/${picture.file}`,
    name: alt[language] || name,
    detail: picture.file,
    picture: libraryThumbnail(picture.file),
  }))
}

function listQuestions({ groups }: Lists, language: Language): readonly Choice[] {
  return groups.flatMap(({ title, questions }) =>
    questions.map(({ id, question }) => ({ id, name: question[language], detail: title[language] })),
  )
}

/** Every entry that is named here, read once. */
async function readLists({ collections, singletons }: ContentReader) {
  const [pages, carlines, news, dealers, legal, pictures, faq] = await Promise.all([
    collections.pages.all(),
    collections.carlines.all(),
    collections.news.all(),
    collections.dealers.all(),
    collections.legal.all(),
    collections.pictures.all(),
    singletons.faq.read(),
  ])
  return { pages, carlines, news, dealers, legal, pictures, groups: faq?.groups ?? [] }
}

type Lists = Awaited<ReturnType<typeof readLists>>

/** What each entry of Keystatic's lists is called; a legal text, which has no title, by what it is about. */
function listTitles(lists: Lists, language: Language): readonly Choice[] {
  const titled = (['pages', 'carlines', 'news'] as const).flatMap((kind) =>
    lists[kind].map(({ slug, entry }) => ({ id: `${kind}/${slug}`, name: entry.title[language] })),
  )
  const { kind: kinds, shownTo: audiences } = legalCollection.schema
  const said = (options: typeof kinds.options | typeof audiences.options, value: string) =>
    labelIn(options.find((option) => option.value === value)?.label ?? value)[language]
  return [
    ...titled,
    ...lists.dealers.map(({ slug, entry }) => ({ id: `dealers/${slug}`, name: entry.name })),
    ...lists.pictures.map(({ slug, entry: { alt, name } }) => ({
      id: `pictures/${slug}`,
      name: alt[language] || name,
    })),
    ...lists.legal.map(({ slug, entry: { kind, shownTo } }) => ({
      id: `legal/${slug}`,
      name: `${said(kinds.options, kind)} · ${said(audiences.options, shownTo)}`,
    })),
  ].map(({ id, name }) => ({ id, name: fillPlaceholders(name, language) }))
}

/** What a place is called, with what its address holds. */
interface Place {
  readonly route: string
  readonly params?: Readonly<Record<string, string>>
  readonly name: string
  readonly picture?: string | undefined
}

function listPages({ pages, carlines, news, dealers, groups }: Lists, language: Language): readonly PageChoice[] {
  const written = pages.flatMap(({ entry }) => placesOfPage(entry, language))
  const models = carlines.flatMap(({ entry }) => placesOfCarline(entry, language))
  const known = new Set<string>(written.map(({ route }) => route))
  const others = ROUTE_NAMES.filter((name) => !known.has(name) && !hasParams(name)).map((route) => ({
    route,
    name: routeName(route, language),
  }))
  const places: readonly Place[] = [
    ...written,
    ...models,
    ...others,
    ...groups.map(({ id, title }) => ({
      route: 'faq.topic',
      params: { topic: id },
      name: title[language],
    })),
    ...forms(language),
    ...news
      .toSorted((one, other) => (other.entry.date ?? '').localeCompare(one.entry.date ?? ''))
      .map(({ slug, entry }) => ({
        route: 'news.article',
        params: { slug },
        name: entry.title[language],
        picture: thumbnail(entry.picture),
      })),
    ...dealers.map(({ slug, entry }) => ({ route: 'contact.dealer', params: { dealer: slug }, name: entry.name })),
  ]
  return places.flatMap((place) => toChoices(place, language))
}

const hasParams = (name: (typeof ROUTE_NAMES)[number]) => routeDefinition(name).templates.fr.includes(':')

function routeName(route: (typeof ROUTE_NAMES)[number], language: Language): string {
  return pageOptions([route]).map(({ label }) => labelIn(label)[language])[0] ?? route
}

type Read<Name extends keyof ContentReader['collections']> = Awaited<
  ReturnType<ContentReader['collections'][Name]['all']>
>[number]['entry']

function placesOfPage(entry: Read<'pages'>, language: Language): readonly Place[] {
  const { route, eyebrow, title, picture } = entry
  const params = pageParams(entry)
  const name = eyebrow[language] || title[language]
  const tabRoute = findTabRoute(route)
  const tabs = tabRoute ? entry.tabs : []
  return [
    { route, params, name, picture: thumbnail(picture) },
    ...tabs.map((tab) => ({
      route: tabRoute ?? route,
      params: { ...params, tab_slug_id: tab.id },
      name: `${name} › ${tab.title[language]}`,
      picture: thumbnail(tab.picture),
    })),
  ]
}

function placesOfCarline(entry: Read<'carlines'>, language: Language): readonly Place[] {
  const { carline, tabs } = entry
  const picture = thumbnail({ subject: carline, shot: 'card' })
  const of = (route: (typeof ROUTE_NAMES)[number], param = 'carline_code'): Place => ({
    route,
    params: { [param]: carline },
    name: `${entry.title[language]} › ${routeName(route, language)}`,
    picture,
  })
  return [
    { ...of('models.carline'), name: entry.title[language] },
    ...tabs.map((tab) => ({
      route: 'models.carline.tab',
      params: { carline_code: carline, tab_slug_id: tab.id },
      name: `${entry.title[language]} › ${tab.title[language]}`,
      picture,
    })),
    ...(isSoldCarline(carline)
      ? [of('models.carline.test-drive'), of('car-configurator.carline'), of('stock.model', 'modelName')]
      : []),
  ]
}

/** Each form, and those that ask for a car with the car. */
function forms(language: Language): readonly Place[] {
  return MESSAGE_KINDS.flatMap((kind) => {
    const name = labelIn(MESSAGE_KIND_LABELS[kind])[language]
    const cars = asksForCar(kind) ? MODELLED_CARLINES.filter(isSoldCarline) : []
    return [
      { route: 'message', params: { message_kind: kind }, name },
      ...cars.map((carline) => ({
        route: 'message',
        params: { message_kind: kind, carline },
        name: `${name} › ${CARLINE_NAMES[carline]}`,
        picture: thumbnail({ subject: carline, shot: 'card' }),
      })),
    ]
  })
}

function toChoices({ route, params = {}, name, picture }: Place, language: Language): readonly PageChoice[] {
  const address = addressOfRoute(route, params, '', { language, salesType: 'B2C' })
  if (!address) return []
  const listed: readonly PageParam[] = Object.entries(params).map(([key, value]) => ({ name: key, value }))
  const said = fillPlaceholders(name, language)
  return [
    { id: pageId(route, listed), route, params: listed, name: said, detail: address, ...(picture && { picture }) },
  ]
}
