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
import {
  applyClick,
  applyNavigation,
  type CarState,
  currentCarId,
  followPendingClick,
  initialCarState,
  stepHistory,
} from './car-state'
import { useCarHistory } from './use-car-history'

export interface Configurator {
  /** The car that was chosen last. The screen may still show an earlier one: see `isStale`. */
  readonly id: string
  readonly state: CarState
  readonly configuration: Configuration | undefined
  readonly choices: ChoicesResponse | undefined
  /** Price, picture or choices on the screen belong to an earlier car. */
  readonly isStale: boolean
  /** The visitor waits for another car than the one on the screen. */
  readonly isAhead: boolean
  /** Set after all retries have failed. */
  readonly error: unknown
  readonly retry: () => void
  /** Queries of this car without an answer. */
  readonly missing: readonly UnansweredQuery[]
  /** Goes back (negative) or forward in the history of this visit. */
  readonly stepBy: (offset: number) => void
  readonly choosing: Choosing
}

/** The functions for links to other cars. The object never changes, so that a click does not render every tile again. */
export interface Choosing {
  readonly stepAddress: (id: string, step: Step) => string
  /** Selects a choice without a page load. Returns false if there is no router: then the browser follows the link. */
  readonly take: (click: PendingClick) => boolean
  readonly prefetchCar: (id: string) => void
}

/** Query parameters to keep for the next car, such as those of a campaign. Terms and costs are stored for the visit anyway. */
function otherQueryParams(): RouteQuery {
  const { terms: _, costs: __, ...besides } = parseQuery(window.location.search)
  return besides
}

/**
 * The state of a configuration. The URL holds the car; this state holds the clicks that are not applied yet, so that fast
 * clicks neither wait for the service nor get lost.
 */
export function useConfigurator(addressId: string): Configurator {
  const audience = useAudienceQuery()
  const scope = `${audience.lang} ${audience.sales_type}`
  const hasRouter = useRouter() !== null
  const path = usePath()
  const queryClient = useQueryClient()

  const [state, setState] = useState(() => initialCarState(addressId))
  // Several clicks may come before the next render: each continues from the state of the previous one.
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

  /** The answers on the screen, for event handlers. */
  const shown = useRef({ id, choices, fresh, retry })
  useLayoutEffect(() => {
    shown.current = { id, choices, fresh, retry }
  })

  const error = configurationQuery.error ?? choicesQuery.error
  const isOld = configurationQuery.data === undefined || configurationQuery.isPlaceholderData

  const { push, go, isMoving, placeNow } = useCarHistory()
  /** Sets the state, and the URL if the car has changed. */
  const proceed = useCallback(
    (next: CarState) => {
      const isNewCar = next.entries !== latest.current.entries
      set(next)
      // The URL has no hash, so that the page does not scroll. Links for visitors without JavaScript have one.
      if (isNewCar) push(path('car-configurator.conf', { id: currentCarId(next), ...otherQueryParams() }), next.index)
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
        proceed(applyClick(latest.current, click, shownCar.choices, isShownCar ? shownCar.fresh : undefined))
        // A failed query is repeated, or the click would wait for its answer in vain.
        shownCar.retry()
        return true
      },
      prefetchCar: (next) => {
        if (next === shown.current.id) return
        void queryClient.query(configuratorQueries.configuration({ ...audience, id: next })).catch(() => undefined)
        void queryClient.query(configuratorQueries.choices(next, audience)).catch(() => undefined)
      },
    }),
    [hasRouter, path, proceed, queryClient, audience],
  )

  const stepBy = useCallback(
    (offset: number) => {
      const previous = latest.current
      const next = stepHistory(previous, offset)
      set(next)
      if (next.index !== previous.index) go(next.index - previous.index)
    },
    [set, go],
  )

  // The URL has changed without a click on a choice: Back, Forward, or a link of another page.
  const follow = useEffectEvent((address: string) => {
    if (!isMoving && address !== currentCarId(latest.current)) set(applyNavigation(latest.current, address, placeNow()))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read again once our own steps have ended
  useEffect(() => follow(addressId), [addressId, isMoving])

  useEffect(() => {
    // A click may have left this car before its answer came.
    if (fresh && currentCarId(latest.current) === id) {
      const next = followPendingClick(latest.current, fresh)
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
    stepBy,
    choosing,
  }
}

export const ConfiguratorContext = createContext<Configurator | null>(null)

export function useCurrentConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('No ConfiguratorContext')
  return configurator
}

export const ChoosingContext = createContext<Choosing | null>(null)

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext)
  if (!choosing) throw new Error('No ChoosingContext')
  return choosing
}
