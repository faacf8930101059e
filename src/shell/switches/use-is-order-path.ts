import { useRouter } from 'next/router'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { useHydrated } from '@/ui/use-hydrated'
import { useSwitchedPath } from '../use-address'

/** Spec §2: whoever is about to order does not change sides. */
const ORDER_WORDS: readonly string[] = ['checkout', 'commande', 'bestellen', 'purchase']

/** Their pages tell how to order; nobody orders there. */
const TELLS_HOW: readonly RouteName[] = ['client-informations.tab', 'faq.topic']

/** Whether one of the words is a whole segment of the current path. A page that is not there has a path too. */
export function useIsOrderPath(): boolean {
  const { name } = useCurrentRoute()
  const { asPath } = useRouter()
  const isHydrated = useHydrated()
  const routePath = useSwitchedPath({})
  if (name !== null && TELLS_HOW.includes(name)) return false
  // The document of a page that is not there is the same for all addresses.
  const path = name !== null ? routePath : isHydrated ? asPath : ''
  return path
    .replace(/[?#].*/, '')
    .split('/')
    .some((segment) => ORDER_WORDS.includes(segment.toLowerCase()))
}
