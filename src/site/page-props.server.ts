import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { GetStaticPaths, GetStaticProps, GetStaticPropsResult } from 'next'
import { blockQueries } from '@/components/editorial/block-queries'
import { publicEnv } from '@/config/env.public'
import { blocksOf } from '@/content/blocks-of'
import { readDisclaimer } from '@/content/legal.server'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import '@/data/server-transport.server'
import { isTransient, RemoteProblem } from '@/data/errors'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { isLanguage, type Language, toLanguage } from '@/domain/language'
import { readWords, wordsAddresses } from '@/i18n/words.server'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { resolvePath } from '@/routing/resolve-path'
import { closedRouteParent } from '@/routing/route-flag'
import { routeDefinition, SHELL_NAMESPACES } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import { type MenuPrices, menuPricesOf } from '@/shell/menu/menu-prices'
import { fillFigures } from './catalogue-figures.server'
import { contentTimetable } from './content-timetable'
import { crumbsAbove } from './crumbs.server'
import { newestArticlePaths } from './newest-article-paths.server'
import { otherLanguagePath } from './other-language-path.server'
import type { FrameProps } from './page-props'
import { pageFacts, wordsIn } from './seo/page-facts.server'
import { sharePictureOf } from './seo/share-picture.server'
import { structuredData } from './seo/structured-data.server'
import { load } from './site-loaders.server'

/** A page made while the remote service gave no answer is made again soon, whatever its row says. */
const REVALIDATE_AFTER_TROUBLE_S = 10
/** What is not there now may be there soon: a new article, a car that came in. */
const REVALIDATE_NOT_FOUND_S = 60

type Params = { segments?: string[] }

/** Addresses that are made with the build. Others are made when first asked for, and only if they exist. */
export const routedStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: [...staticPaths(), ...(await newestArticlePaths())].map(({ language, segments }) => ({
    locale: language,
    params: { segments: [...segments] },
  })),
  fallback: 'blocking',
})

export const routedStaticProps: GetStaticProps<FrameProps, Params> = async ({ params, locale }) => {
  if (!isLanguage(locale)) return { notFound: true }
  const resolution = resolvePath(locale, params?.segments ?? [])
  if (resolution.kind === 'redirect') return { redirect: { destination: resolution.path, permanent: true } }
  if (resolution.kind === 'not-found') return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }
  return pageOf(resolution.match, locale)
}

async function pageOf(match: RouteMatch, language: Language): Promise<GetStaticPropsResult<FrameProps>> {
  const { revalidate } = routeDefinition(match.name)
  const queryClient = createQueryClient()
  const audience = { language, salesType: match.salesType }
  const flags = await queryClient.query(featureFlagQueries.all()).catch(() => ALL_FLAGS_OFF)
  const timetable = contentTimetable()

  const shell = shellQueries(language)
  const prices = menuPricesQuery(audience)
  const [loaded, menuPrices, legal, words] = await Promise.all([
    load(match, { ...audience, flags, ...timetable.reading }),
    readMenuPrices(queryClient, audience),
    readDisclaimer(match.name, audience),
    wordsFor(language, routeDefinition(match.name).namespaces),
  ])
  const parent = closedRouteParent(match, flags)
  if (parent) {
    return {
      redirect: { destination: canonicalPath(parent, language), permanent: false },
      revalidate: REVALIDATE_NOT_FOUND_S,
    }
  }
  if (!loaded) return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }

  const queries = [...loaded.queries, ...blockQueries(blocksOf(loaded.view), audience)]
  await prefetch(queryClient, [...shell, ...queries])
  const isOfThePage = queries.some(({ queryKey }) => hashKey(queryKey) === hashKey(prices.queryKey))
  if (!isOfThePage) queryClient.removeQueries({ queryKey: prices.queryKey, exact: true })
  const main = loaded.queries[0] && queryClient.getQueryState(loaded.queries[0].queryKey)?.error
  const gone = main instanceof RemoteProblem && main.status === 410
  const refused = main instanceof RemoteProblem && !gone && !isTransient(main) ? (main.code ?? 'not_found') : undefined
  if (refused && !loaded.tellsRefusal) return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }
  const dehydratedState = await prefetch(queryClient, gone ? (loaded.whenGone ?? []) : [])
  const written = await fillFigures(loaded.view, audience, wordsIn(words.words), queryClient)
  const isIncomplete =
    !menuPrices ||
    queryClient
      .getQueryCache()
      .getAll()
      .some((query) => isTransient(query.state.error))
  const view = { ...written, ...(gone && { gone }), ...(refused && { refused }) }
  const facts = pageFacts({ match, audience, view, queryClient, words: words.words, siteUrl: publicEnv.siteUrl })
  return {
    props: {
      route: match,
      dehydratedState,
      menuPrices,
      disclaimer: legal ?? null,
      otherLanguagePath: await otherLanguagePath(match, language),
      view,
      crumbs: await crumbsAbove(facts),
      forMachines: {
        structuredData: await structuredData(facts),
        picture: sharePictureOf(match, language),
      },
      ...words,
      ...(isIncomplete && { isIncomplete }),
    },
    revalidate: isIncomplete
      ? REVALIDATE_AFTER_TROUBLE_S
      : timetable.keptFor(refused ? REVALIDATE_NOT_FOUND_S : revalidate),
  }
}

/** The words of the frame and of a page, for the server; for the browser, where it fetches them. */
async function wordsFor(language: Language, own: readonly string[]) {
  const [words, addresses] = await Promise.all([
    readWords(language, [...SHELL_NAMESPACES, ...own]),
    wordsAddresses(language, SHELL_NAMESPACES, own),
  ])
  return { words, wordsAddresses: addresses }
}

/** What the header, the menu and the footer need on every page. */
function shellQueries(language: Language) {
  return [
    navigationQueries.cars(language),
    navigationQueries.group(language, 'header'),
    navigationQueries.group(language, 'footer'),
  ]
}

const menuPricesQuery = (audience: Audience) => configuratorQueries.modelsPrices(audienceQuery(audience))

/**
 * The menu's prices: only the few figures that a card shows go into every page. The whole answer stays with the pages
 * that ask for it themselves, which share this one call.
 */
async function readMenuPrices(queryClient: QueryClient, audience: Audience): Promise<MenuPrices | null> {
  return queryClient.query(menuPricesQuery(audience)).then(
    ({ models }) => menuPricesOf(models),
    () => null,
  )
}

/** 500: nothing that could have failed. Its menu and footer are content; the browser asks for the rest if it can. */
export const serverErrorStaticProps: GetStaticProps<FrameProps> = async ({ locale }) => {
  const language = toLanguage(locale)
  const [dehydratedState, words] = await Promise.all([
    prefetch(createQueryClient(), shellQueries(language)),
    wordsFor(language, []),
  ])
  return {
    props: {
      route: null,
      dehydratedState,
      menuPrices: null,
      disclaimer: null,
      otherLanguagePath: null,
      view: {},
      ...words,
    },
  }
}

/** 404: the shell in the address's language. */
export const notFoundStaticProps: GetStaticProps<FrameProps> = async ({ locale }) => {
  const language = toLanguage(locale)
  const queryClient = createQueryClient()
  const [dehydratedState, menuPrices, words] = await Promise.all([
    prefetch(queryClient, [featureFlagQueries.all(), ...shellQueries(language)]),
    readMenuPrices(createQueryClient(), { language, salesType: 'B2C' }),
    wordsFor(language, []),
  ])
  return {
    props: {
      route: null,
      dehydratedState,
      menuPrices,
      disclaimer: null,
      otherLanguagePath: null,
      view: {},
      ...words,
    },
    revalidate: 3_600,
  }
}
