import { islandContent } from '@/components/Island'

/** The page of a car answers to nothing but links (docs/decisions/0009-islands-in-the-shell.md). */
export const vehicleIslands = {
  body: islandContent(
    typeof window === 'undefined'
      ? (require('./VehicleBody') as typeof import('./VehicleBody')).VehicleBody
      : undefined,
    () => import('./VehicleBody').then(({ VehicleBody }) => VehicleBody),
  ),
}

/** For a navigation inside the site, which draws it in the browser. */
export function loadVehicleIslands(): Promise<unknown> {
  return vehicleIslands.body.load()
}
