import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAudience } from '@/routing/CurrentRoute'
import { keptMyCars, type MyCar, readMyCars, titleIn } from './my-cars'

const useText = () => useSyncExternalStore(keptMyCars.watch, keptMyCars.read, () => '')

/** The cars of this device as they are now; none on the server and while a page is hydrated. */
export function useMyCars(): readonly MyCar[] {
  const { language } = useAudience()
  return readMyCars(useText()).map((car) => ({ ...car, title: titleIn(language, car) }))
}

/** False where the browser keeps nothing, or has no room left: the cars are gone with the page. */
export function useMyCarsLast(): boolean {
  const text = useText()
  const [lasts, setLasts] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change was written anew
  useEffect(() => setLasts(keptMyCars.lasts()), [text])
  return lasts
}
