import { type ComponentType, Suspense } from 'react'
import { useHydrated } from '@/ui/use-hydrated'
import { type LazyCode, lazyCode, useCode } from './lazy-code'

/** A part that only the browser draws, such as a dialog: nothing of it is in the server's HTML, and its place is empty until then. */
export function browserOnly<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code = lazyCode(fetchPart)
  return (props) => <Part code={code} props={props} />
}

interface PartProps<P> {
  readonly code: LazyCode<ComponentType<P>>
  readonly props: P
}

function Part<P extends object>(of: PartProps<P>) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Suspense fallback={null}>
      <Drawn {...of} />
    </Suspense>
  )
}

function Drawn<P extends object>({ code, props }: PartProps<P>) {
  const Content = useCode(code)
  return <Content {...props} />
}
