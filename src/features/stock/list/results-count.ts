import { giveFocusBack } from '@/ui/give-focus-back'

/** Where the list says how many cars it has: its beginning for whoever hears it. */
export const RESULTS_COUNT = 'cars-count'

export function focusResultsCount(): void {
  giveFocusBack(document.getElementById(RESULTS_COUNT))
}
