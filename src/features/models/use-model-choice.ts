import { useRouter } from 'next/router'
import { useEffect, useMemo, useState } from 'react'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { usePath } from '@/routing/RouteLink'
import { type ComparedModel, parseCompared, writeCompared } from './compared'
import { type ModelFilter, parseModelFilter, writeModelFilter } from './model-filter'

/** The latest choice. It is used until the URL has changed. */
interface PendingChoice {
  readonly filter: ModelFilter
  readonly compared: readonly ComparedModel[]
}

/**
 * Filter and comparison are in the URL, so that they can be shared, and Back undoes a choice. A click takes effect at once, before the
 * router has changed the URL.
 */
export function useModelChoice() {
  const { name, query } = useCurrentRoute()
  // The page has two routes (spec §2). The current one is kept.
  const route = name === 'models-v2' ? name : 'models'
  const { push, events } = useRouter()
  const path = usePath()
  const [pending, setPending] = useState<PendingChoice>()
  useEffect(() => {
    const forget = () => setPending(undefined)
    events.on('routeChangeComplete', forget)
    return () => events.off('routeChangeComplete', forget)
  }, [events])
  return useMemo(() => {
    const { filter, compared }: PendingChoice = pending ?? {
      filter: parseModelFilter(query),
      compared: parseCompared(query),
    }
    const go = (next: Partial<PendingChoice>) => {
      const chosen = { filter, compared, ...next }
      setPending(chosen)
      const choiceParams = { ...writeModelFilter(chosen.filter), ...writeCompared(chosen.compared) }
      // Other parameters, such as those of a campaign, are kept after those of the choice.
      void push(path(route, { ...choiceParams, ...query, ...choiceParams }), undefined, {
        locale: false,
        shallow: true,
        scroll: false,
      })
    }
    return {
      filter,
      compared,
      setFilter: (next: ModelFilter) => go({ filter: next }),
      setCompared: (next: readonly ComparedModel[]) => go({ compared: next }),
    }
  }, [query, pending, push, path, route])
}
