import { useEffect, useId, useState } from 'react'
import { useFromServer } from '@/ui/use-hydrated'
import { holdServerText } from './browser-translation'

/** Stands first in a boundary: while React hydrates it, the page has the server's text, not a translation. */
export function TranslationGuard() {
  const isFromServer = useFromServer()
  // The same each time that React begins the boundary anew.
  const id = useId()
  const [leave] = useState(() =>
    isFromServer && typeof window !== 'undefined' ? holdServerText(document.body, id) : undefined,
  )
  useEffect(() => leave?.(), [leave])
  return null
}
