import { useEffect, useState } from 'react'

/** Whether the element with this id has been in view once. */
export function useHasSeen(id: string): boolean {
  const [hasSeen, setHasSeen] = useState(false)
  useEffect(() => {
    const part = document.getElementById(id)
    if (hasSeen || !part || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasSeen(true)
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [id, hasSeen])
  return hasSeen
}
