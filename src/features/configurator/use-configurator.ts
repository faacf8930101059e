import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/compat/router'
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useLastGood } from '@/components/use-last-good'
import type { Choice, ChoicesResponse, Configuration } from '@/contract/configurator'
import { useChoices, useConfiguration } from '@/data/configurator/hooks'
import { configuratorQueries } from '@/data/configurator/queries'
import type { UnansweredQuery } from '@/data/use-slow'
import { usePath } from '@/routing/RouteLink'
import { type CarTrail, carBefore, walkOn } from './car-trail'
import { followPending, type PendingClick, withClick } from './pending-choice'
import type { Step } from './steps'

export interface Configurator {
  /** The car asked for last. What is shown may still be the one before it: see `isStale`. */
  readonly id: string
  readonly configuration: Configuration | undefined
  readonly choices: ChoicesResponse | undefined
  /** The price, the picture or the choices on the screen are those of an earlier car. */
  readonly isStale: boolean
  /** The service gave an error for this car, after all retries. */
  readonly error: unknown
  readonly retry: () => void
  /** What is still missing for this car. */
  readonly missing: readonly UnansweredQuery[]
  /** Clicks that wait for the choices of the car before them, in their order. */
  readonly pending: readonly PendingClick[]
  /** Clicks that could not be followed, because their choices had come to conflict. */
  readonly refused: readonly Choice[]
  /** The car before the last choice, while there is one. */
  readonly before: string | undefined
  readonly addressOf: (id: string, step: Step) => string
  /** Goes to a car without a new page. False where there is no router: the link does it. */
  readonly take: (target: Target) => boolean
  /** Loads a car ahead of the click. */
  readonly lookAhead: (id: string) => void
}

interface Target {
  readonly id: string
  /** What was clicked on; undefined: Undo. */
  readonly click: PendingClick | undefined
}

/**
 * The state of a configuration. The address holds the car; this holds only what is on the way to it, so that fast
 * clicks neither wait for the service nor lose each other.
 */
export function useConfigurator(addressId: string): Configurator {
  const audience = useAudienceQuery()
  const scope = `${audience.lang} ${audience.sales_type}`
  const router = useRouter()
  const path = usePath()
  const queryClient = useQueryClient()

  const [id, setId] = useState(addressId)
  const [pending, setPending] = useState<readonly PendingClick[]>([])
  const [refused, setRefused] = useState<readonly Choice[]>([])
  const [trail, setTrail] = useState<CarTrail>([addressId])
  const pushes = useRef(0)

  const configurationQuery = useConfiguration({ ...audience, id })
  const choicesQuery = useChoices(id, audience)
  const configuration = useLastGood(configurationQuery.data, scope)
  const choices = useLastGood(choicesQuery.data, scope)
  const choicesAreFresh = choicesQuery.data !== undefined && !choicesQuery.isPlaceholderData

  const addressOf = useCallback(
    (car: string, step: Step) => `${path('car-configurator.conf', { id: car })}#${step}`,
    [path],
  )

  // Without a hash: the visitor stays at what was clicked. A link that is followed without JavaScript has one.
  const goTo = useCallback(
    (next: string) => {
      setId(next)
      pushes.current += 1
      const address = path('car-configurator.conf', { id: next })
      void router?.push(address, undefined, { shallow: true, scroll: false, locale: false }).finally(() => {
        pushes.current -= 1
      })
    },
    [router, path],
  )

  const take = useCallback(
    ({ id: next, click }: Target) => {
      if (!router) return false
      setRefused([])
      if (click && (!choicesAreFresh || pending.length > 0)) {
        setPending((before) => withClick(before, click, choices?.categories ?? []))
      } else if (!click && pending.length > 0) {
        // The last click is taken back before it was followed.
        setPending((before) => before.slice(0, -1))
      } else if (next !== id) goTo(next)
      return true
    },
    [router, choicesAreFresh, pending, choices, id, goTo],
  )

  const lookAhead = useCallback(
    (next: string) => {
      if (next === id) return
      void queryClient.query(configuratorQueries.configuration({ ...audience, id: next })).catch(() => undefined)
      void queryClient.query(configuratorQueries.choices(next, audience)).catch(() => undefined)
    },
    [queryClient, id, audience],
  )

  // The address changed by other means than a click here: back, forward, another page's link.
  const follow = useEffectEvent((address: string) => {
    if (address === id || pushes.current > 0) return
    setId(address)
    setPending([])
    setRefused([])
  })
  useEffect(() => follow(addressId), [addressId])

  useEffect(() => setTrail((before) => walkOn(before, id)), [id])

  const fresh = choicesAreFresh ? choicesQuery.data : undefined
  useEffect(() => {
    if (pending.length === 0 || !fresh) return
    const { next, rest, refused: conflicts } = followPending(fresh, pending)
    setPending(rest)
    if (conflicts.length > 0) setRefused((before) => [...before, ...conflicts])
    if (next) goTo(next)
  }, [pending, fresh, goTo])

  return {
    id,
    configuration,
    choices,
    isStale: !choicesAreFresh || configurationQuery.data === undefined || configurationQuery.isPlaceholderData,
    error: configurationQuery.error ?? choicesQuery.error,
    retry: () => {
      if (configurationQuery.isError) void configurationQuery.refetch()
      if (choicesQuery.isError) void choicesQuery.refetch()
    },
    missing: [configurationQuery, choicesQuery].filter(({ data, isPlaceholderData }) => !data || isPlaceholderData),
    pending,
    refused,
    before: carBefore(trail),
    addressOf,
    take,
    lookAhead,
  }
}

export const ConfiguratorContext = createContext<Configurator | null>(null)

export function useCurrentConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('There is no ConfiguratorContext above this component')
  return configurator
}
