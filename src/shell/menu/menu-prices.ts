import type { ModelPrice } from '@/contract/configurator'

/** What the menu's cards need of the model prices, by carline code. A price never travels without its WLTP figures. */
export type MenuPrices = Readonly<Partial<Record<string, Pick<ModelPrice, 'from_price' | 'wltp'>>>>

/** The light part of the models-prices answer, for the props of every page. */
export function menuPricesOf(models: readonly ModelPrice[]): MenuPrices {
  return Object.fromEntries(models.map(({ carline_code, from_price, wltp }) => [carline_code, { from_price, wltp }]))
}
