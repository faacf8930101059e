import { useRouter } from 'next/router'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { useHydrated } from '@/ui/use-hydrated'
import { useSwitchedPath } from '../use-address'

/** Spec §2: no sales-type switch during an order. */
const ORDER_WORDS: readonly string[] = ['checkout', 'commande', 'bestellen', 'purchase']

/** These routes explain ordering and are no order pages, although their paths contain such a word. */
const TELLS_HOW: readonly RouteName[] = ['client-informations.tab', 'faq.topic']

/** Whether one of the words is a whole segment of the current path. The path is used because a 404 page has no route. */
export function useIsOrderPath(): boolean {
  const { name } = useCurrentRoute()
  const { asPath } = useRouter()
  const isHydrated = useHydrated()
  const routePath = useSwitchedPath({})
  if (name !== null && TELLS_HOW.includes(name)) return false
  // The 404 document is the same for all URLs, so the path is read only after hydration.
  const path = name !== null ? routePath : isHydrated ? asPath : ''
  return path
    .replace(/[?#].*/, '')
    .split('/')
    .some((segment) => ORDER_WORDS.includes(segment.toLowerCase()))
}
