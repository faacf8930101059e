import { reportDeviations } from '../report-deviations'

/** A car is at a dealer of whom the site has no entry: it can lead nobody to him, and whoever runs the site has to know. */
export function reportUnknownDealer(id: string): void {
  const reason = `"${id}" is the name of no entry in content/entries/dealers`
  reportDeviations('stock-vehicles', [{ kind: 'partly', path: 'dealer.id', reason }])
}
