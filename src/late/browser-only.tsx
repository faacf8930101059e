import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useFromServer } from '@/ui/use-hydrated'
import { type LazyCode, lazyCode } from './lazy-code'
import { queueTask } from './task-queue'

/**
 * A part that only the browser draws, such as a dialog. The server's HTML has nothing of it, and its place stays empty until
 * its code is there. Do not style it with `styled(…)`: its own rules come later than those of the page, and win.
 */
export function browserOnly<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code = lazyCode(fetchPart)
  return (props) => <Part code={code} props={props} />
}

interface PartProps<P> {
  readonly code: LazyCode<ComponentType<P>>
  readonly props: P
}

function Part<P extends object>({ code, props }: PartProps<P>) {
  const isFromServer = useFromServer()
  const [Content, setContent] = useState(() => (isFromServer ? undefined : code.loaded()))
  useEffect(() => {
    let isGone = false
    queueTask(code.fetch)
    code.ready.then((loaded) => {
      // Nobody waits for one part of the page more than for an answer to a click.
      if (!isGone) startTransition(() => setContent(() => loaded))
    })
    return () => {
      isGone = true
    }
  }, [code])
  return Content ? <Content {...props} /> : null
}
