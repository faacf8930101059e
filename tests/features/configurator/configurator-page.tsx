import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { type ReactNode, use, useState } from 'react'
import ConfView from '@/features/configurator/ConfView'
import type { RouteParams } from '@/routing/params'
import { parsePath } from '@/routing/parse-path'

type Params = RouteParams<'car-configurator.conf'>

/** The page around the view, as far as the configurator leans on it: the address is followed, and can go back. */
export function ConfiguratorPage({ id }: { id: string }): ReactNode {
  const router = use(RouterContext)
  const [visited, setVisited] = useState<readonly string[]>([id])
  if (!router) throw new Error('There is no router above this component')
  const walking = {
    ...router,
    push: async (url: unknown) => {
      const match = parsePath(String(url))?.match
      if (match?.name !== 'car-configurator.conf') return router.push(String(url))
      await router.push(String(url))
      setVisited((before) => [...before, match.params.id])
      return true
    },
    back: () => setVisited((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  }
  const params: Params = { id: visited.at(-1) ?? id }
  return (
    <RouterContext value={walking}>
      <ConfView params={params} />
      <button type="button" onClick={walking.back}>
        back
      </button>
      <output data-testid="address">{params.id}</output>
    </RouterContext>
  )
}
