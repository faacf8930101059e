import type { QueryClient } from '@tanstack/react-query'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Language } from '@/domain/language'
import { readWords, wordsAddresses } from '@/i18n/words.server'
import type { Audience } from '@/routing/build-path'
import { SHELL_NAMESPACES } from '@/routing/route-table'
import { type MenuPrices, menuPricesOf } from '@/shell/menu/menu-prices'
import type { FrameProps } from '../page-props'

/** What the header, the menu and the footer need on every page. */
export function frameQueries(language: Language) {
  return [
    navigationQueries.cars(language),
    navigationQueries.group(language, 'header'),
    navigationQueries.group(language, 'footer'),
  ]
}

export const menuPricesQuery = (audience: Audience) => configuratorQueries.modelsPrices(audienceQuery(audience))

/**
 * The menu's prices: only the few figures that a card shows go into every page. The whole answer stays with the pages
 * that ask for it themselves, which share this one call.
 */
export async function readMenuPrices(queryClient: QueryClient, audience: Audience): Promise<MenuPrices | null> {
  return queryClient.query(menuPricesQuery(audience)).then(
    ({ models }) => menuPricesOf(models),
    () => null,
  )
}

/** The words of the frame and of a page, for the server; for the browser, where it fetches them. */
export async function wordsFor(language: Language, own: readonly string[]) {
  const [words, addresses] = await Promise.all([
    readWords(language, [...SHELL_NAMESPACES, ...own]),
    wordsAddresses(language, SHELL_NAMESPACES, own),
  ])
  return { words, wordsAddresses: addresses }
}

/** What a page outside the route table (404, 500) has of a page's props. */
export const OUTSIDE_THE_TABLE = {
  route: null,
  disclaimer: null,
  otherLanguagePath: null,
  view: {},
} as const satisfies Partial<FrameProps>
