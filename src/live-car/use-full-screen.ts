import { useEffect, useState } from 'react'

/** An element on the whole screen, where the browser can do that. Escape leads back. */
export function useFullScreen(findElement: () => HTMLElement | null | undefined) {
  const [isOffered, setOffered] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const changed = () => setOpen(document.fullscreenElement !== null)
    setOffered(document.fullscreenEnabled === true)
    if (document.fullscreenElement) changed()
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  const toggle = () => {
    const done = isOpen ? document.exitFullscreen() : findElement()?.requestFullscreen()
    // A browser may still say no, as in an embedded page: then nothing changes.
    done?.catch(() => undefined)
  }
  return { isOffered, isOpen, toggle }
}
