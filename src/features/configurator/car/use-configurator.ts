import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/compat/router'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useLastGood } from '@/components/use-last-good'
import type { ChoicesResponse, Configuration } from '@/contract/configured-car'
import { useChoices, useConfiguration } from '@/data/configurator/hooks'
import { configuratorQueries } from '@/data/configurator/queries'
import type { UnansweredQuery } from '@/data/use-loading-state'
import type { RouteQuery } from '@/routing/params'
import { parseQuery } from '@/routing/parse-path'
import { usePath } from '@/routing/RouteLink'
import type { PendingClick } from '../choosing/pending-choice'
import type { Step } from '../choosing/steps'
import { answered, arrived, type CarState, clicked, currentCarId, openedWith, walked } from './car-state'
import { useCarHistory } from './use-car-history'

export interface Configurator {
  /** The car asked for last. What is shown may still be the one before it: see `isStale`. */
  readonly id: string
  /** What has been clicked since the page opened. */
  readonly state: CarState
  readonly configuration: Configuration | undefined
  readonly choices: ChoicesResponse | undefined
  /** The price, the picture or the choices on the screen are those of an earlier car. */
  readonly isStale: boolean
  /** The visitor has chosen another car than the one on the screen, and waits for it. */
  readonly isAhead: boolean
  /** The service gave an error for this car, after all retries. */
  readonly error: unknown
  readonly retry: () => void
  /** What is still missing for this car. */
  readonly missing: readonly UnansweredQuery[]
  /** Steps back (negative) or forward among the cars of this visit. */
  readonly walk: (offset: number) => void
  readonly choosing: Choosing
}

/** What a link to another car needs: the same object whatever the car, so that a click does not draw every tile anew. */
export interface Choosing {
  readonly stepAddress: (id: string, step: Step) => string
  /** Takes a choice without a new page. False where there is no router: the link does it. */
  readonly take: (click: PendingClick) => boolean
  /** Loads a car ahead of the click. */
  readonly lookAhead: (id: string) => void
}

/** What the address says that is of no car, such as the marks of a campaign. What was asked of a car's money lasts for the visit anyway. */
function besidesTheCar(): RouteQuery {
  const { terms: _, costs: __, ...besides } = parseQuery(window.location.search)
  return besides
}

/**
 * The state of a configuration. The address holds the car; this holds only what is on the way to it, so that fast
 * clicks neither wait for the service nor lose each other.
 */
export function useConfigurator(addressId: string): Configurator {
  const audience = useAudienceQuery()
  const scope = `${audience.lang} ${audience.sales_type}`
  const hasRouter = useRouter() !== null
  const path = usePath()
  const queryClient = useQueryClient()

  const [state, setState] = useState(() => openedWith(addressId))
  // Several clicks may come before the next rendering: each goes on from the one before it.
  const latest = useRef(state)
  const set = useCallback((next: CarState) => {
    latest.current = next
    setState(next)
  }, [])
  const id = currentCarId(state)

  const configurationQuery = useConfiguration({ ...audience, id })
  const choicesQuery = useChoices(id, audience)
  const configuration = useLastGood(configurationQuery.data, scope)
  const choices = useLastGood(choicesQuery.data, scope)
  const fresh = choicesQuery.isPlaceholderData ? undefined : choicesQuery.data

  const retry = () => {
    if (configurationQuery.isError) void configurationQuery.refetch()
    if (choicesQuery.isError) void choicesQuery.refetch()
  }

  /** What is on the screen, for clicks. */
  const shown = useRef({ id, choices, fresh, retry })
  useLayoutEffect(() => {
    shown.current = { id, choices, fresh, retry }
  })

  const error = configurationQuery.error ?? choicesQuery.error
  const isOld = configurationQuery.data === undefined || configurationQuery.isPlaceholderData

  const { push, go, isMoving, placeNow } = useCarHistory()
  /** What a click or an answer led to, in the address too. */
  const proceed = useCallback(
    (next: CarState) => {
      const isNewCar = next.entries !== latest.current.entries
      set(next)
      // Without a hash: the visitor stays at what was clicked. A link that is followed without JavaScript has one.
      if (isNewCar) push(path('car-configurator.conf', { id: currentCarId(next), ...besidesTheCar() }), next.index)
    },
    [set, push, path],
  )

  const choosing = useMemo<Choosing>(
    () => ({
      stepAddress: (car, step) => `${path('car-configurator.conf', { id: car })}#${step}`,
      take: (click) => {
        if (!hasRouter) return false
        const shownCar = shown.current
        const isShownCar = currentCarId(latest.current) === shownCar.id
        proceed(clicked(latest.current, click, shownCar.choices, isShownCar ? shownCar.fresh : undefined))
        // What has failed is asked for again: the click would wait for it in vain.
        shownCar.retry()
        return true
      },
      lookAhead: (next) => {
        if (next === shown.current.id) return
        void queryClient.query(configuratorQueries.configuration({ ...audience, id: next })).catch(() => undefined)
        void queryClient.query(configuratorQueries.choices(next, audience)).catch(() => undefined)
      },
    }),
    [hasRouter, path, proceed, queryClient, audience],
  )

  const walk = useCallback(
    (offset: number) => {
      const previous = latest.current
      const next = walked(previous, offset)
      set(next)
      if (next.index !== previous.index) go(next.index - previous.index)
    },
    [set, go],
  )

  // The address changed by other means than a click here: back, forward, another page's link.
  const follow = useEffectEvent((address: string) => {
    if (!isMoving && address !== currentCarId(latest.current)) set(arrived(latest.current, address, placeNow()))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once our own steps have ended, the address is looked at again
  useEffect(() => follow(addressId), [addressId, isMoving])

  useEffect(() => {
    // The answer may be that of a car which a click has left meanwhile.
    if (fresh && currentCarId(latest.current) === id) {
      const next = answered(latest.current, fresh)
      if (next !== latest.current) proceed(next)
    }
  }, [fresh, id, proceed])

  return {
    id,
    state,
    configuration,
    choices,
    isStale: !fresh || isOld,
    isAhead: !error && (isOld || state.pending.length > 0),
    error,
    retry,
    missing: [configurationQuery, choicesQuery].filter(({ data, isPlaceholderData }) => !data || isPlaceholderData),
    walk,
    choosing,
  }
}

export const ConfiguratorContext = createContext<Configurator | null>(null)

export function useCurrentConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('There is no ConfiguratorContext above this component')
  return configurator
}

export const ChoosingContext = createContext<Choosing | null>(null)

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext)
  if (!choosing) throw new Error('There is no ChoosingContext above this component')
  return choosing
}
