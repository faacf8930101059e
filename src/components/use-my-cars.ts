import { useSyncExternalStore } from 'react'
import { keptMyCars, type MyCar, readMyCars } from './my-cars'

/** The cars of this device as they are now; none on the server and while a page is hydrated. */
export const useMyCars = (): readonly MyCar[] =>
  readMyCars(useSyncExternalStore(keptMyCars.watch, keptMyCars.read, () => ''))
