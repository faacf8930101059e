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
import { CARLINE_NAMES, isSoldCarline, SOLD_CARLINES } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { asksForCar, MESSAGE_KINDS } from '@/domain/message-kind'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { type Choice, type Choices, LIBRARY, type PageChoice, type PageParam, pageId } from './pickers/choices'

/** What an editor can choose, in the language of the screens: pages by their titles, pictures as they look. */
export async function listChoices(reader: ContentReader, language: Language, root: string): Promise<Choices> {
  const [pages, library, questions, badges, downloads, entries] = await Promise.all([
    listPages(reader, language),
    listLibrary(reader, language),
    listQuestions(reader, language),
    listFiles(join(root, 'public/images/badges')),
    listFiles(join(root, 'public/downloads')),
    listTitles(reader, language),
  ])
  return {
    pages,
    pictures: [
      ...library,
      ...listPictures(language).map(({ subject, shot, words, url }) => ({
        id: `${subject}/${shot}`,
        name: words,
        picture: url,
      })),
    ],
    questions,
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
    entries,
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

async function listLibrary(reader: ContentReader, language: Language): Promise<readonly Choice[]> {
  const pictures = await reader.collections.pictures.all()
  return pictures.map(({ entry: { name, picture, alt } }) => ({
    id: `${LIBRARY}/${picture.file}`,
    name: alt[language] || name,
    detail: picture.file,
    picture: libraryThumbnail(picture.file),
  }))
}

async function listQuestions(reader: ContentReader, language: Language): Promise<readonly Choice[]> {
  const faq = await reader.singletons.faq.read()
  return (faq?.groups ?? []).flatMap(({ title, questions }) =>
    questions.map(({ id, question }) => ({ id, name: question[language], detail: title[language] })),
  )
}

/** What each entry of Keystatic's lists is called; a legal text, which has no title, by what it is about. */
async function listTitles({ collections }: ContentReader, language: Language): Promise<readonly Choice[]> {
  const titled = (['pages', 'carlines', 'news'] as const).map(async (kind) =>
    (await collections[kind].all()).map(({ slug, entry }) => ({ id: `${kind}/${slug}`, name: entry.title[language] })),
  )
  const [legal, pictures, dealers, ...others] = await Promise.all([
    collections.legal.all(),
    collections.pictures.all(),
    collections.dealers.all(),
    ...titled,
  ])
  const { kind: kinds, shownTo: audiences } = legalCollection.schema
  const said = (options: typeof kinds.options | typeof audiences.options, value: string) =>
    labelIn(options.find((option) => option.value === value)?.label ?? value)[language]
  return [
    ...others.flat(),
    ...dealers.map(({ slug, entry }) => ({ id: `dealers/${slug}`, name: entry.name })),
    ...pictures.map(({ slug, entry: { alt, name } }) => ({ id: `pictures/${slug}`, name: alt[language] || name })),
    ...legal.map(({ slug, entry: { kind, shownTo } }) => ({
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

async function listPages(reader: ContentReader, language: Language): Promise<readonly PageChoice[]> {
  const [pages, carlines, news, dealers, faq] = await Promise.all([
    reader.collections.pages.all(),
    reader.collections.carlines.all(),
    reader.collections.news.all(),
    reader.collections.dealers.all(),
    reader.singletons.faq.read(),
  ])
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
    ...(faq?.groups ?? []).map(({ id, title }) => ({
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
  return places.flatMap((place) => choiceOf(place, language))
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
    const cars = asksForCar(kind) ? SOLD_CARLINES.filter(isSoldCarline) : []
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

function choiceOf({ route, params = {}, name, picture }: Place, language: Language): readonly PageChoice[] {
  const address = addressOfRoute(route, params, '', { language, salesType: 'B2C' })
  if (!address) return []
  const listed: readonly PageParam[] = Object.entries(params).map(([key, value]) => ({ name: key, value }))
  const said = fillPlaceholders(name, language)
  return [
    { id: pageId(route, listed), route, params: listed, name: said, detail: address, ...(picture && { picture }) },
  ]
}
