import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { type ReactNode, use, useEffect, useState } from 'react'
import { vi } from 'vitest'
import ConfView from '@/features/configurator/ConfView'
import type { RouteParams } from '@/routing/params'
import { parsePath } from '@/routing/parse-path'

type Params = RouteParams<'car-configurator.conf'>

const carIn = (url: string): string | undefined => {
  const match = parsePath(url.replace(/#.*$/, ''))?.match
  return match?.name === 'car-configurator.conf' ? match.params.id : undefined
}

/** The page around the view, as far as the configurator needs it: the address is followed, through a history of its own. */
export function ConfiguratorPage({ id }: { id: string }): ReactNode {
  const router = use(RouterContext)
  const [entries, setEntries] = useState({ cars: [id], at: 0 })
  if (!router) throw new Error('There is no router above this component')
  const { events } = router
  const { cars, at } = entries
  useEffect(() => {
    const go = vi.spyOn(history, 'go').mockImplementation((by = 0) => {
      setEntries((now) => ({ ...now, at: Math.min(Math.max(now.at + by, 0), now.cars.length - 1) }))
      events.emit('routeChangeComplete', '', { shallow: true })
    })
    return () => go.mockRestore()
  }, [events])
  const walking = {
    ...router,
    push: async (url: unknown) => {
      await router.push(String(url))
      const next = carIn(String(url))
      if (next) setEntries((now) => ({ cars: [...now.cars.slice(0, now.at + 1), next], at: now.at + 1 }))
      return true
    },
  }
  const params: Params = { id: cars[at] ?? id }
  return (
    <RouterContext value={walking}>
      <ConfView params={params} />
      <button type="button" onClick={() => history.go(-1)}>
        back
      </button>
      <button type="button" onClick={() => history.go(1)}>
        forward
      </button>
      <output data-testid="address">{params.id}</output>
    </RouterContext>
  )
}
