import { callTo } from '../backend-client'

/** Spec §7, stock: one function for each row, in its order. */

export const getStockFilters = callTo('stock-filters')
export const getCupraCodeStock = callTo('cupra-code-stock')
export const searchStockVehicles = callTo('stock-vehicles')
