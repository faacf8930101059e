import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAudience } from '@/routing/CurrentRoute'
import { localTitle, type MyCar, myCarsStorage, readMyCars } from './my-cars'

const useText = () => useSyncExternalStore(myCarsStorage.watch, myCarsStorage.read, () => '')

/** The stored cars; empty on the server and during hydration. */
export function useMyCars(): readonly MyCar[] {
  const { language } = useAudience()
  return readMyCars(useText()).map((car) => ({ ...car, title: localTitle(language, car) }))
}

/** False if the browser's storage is blocked or full: the cars are then lost with the page. */
export function useMyCarsPersist(): boolean {
  const text = useText()
  const [lasts, setLasts] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cars was a new write
  useEffect(() => setLasts(myCarsStorage.lasts()), [text])
  return lasts
}
