export const CARLINES = {
  BRISE: { slug: 'brise', name: 'Brise', body: 'compact', electric: true, cabin: 'electric' },
  GALERNE: { slug: 'galerne', name: 'Galerne', body: 'suv-coupe', electric: false, cabin: 'sport' },
} as const

export const CARLINES_WITH_STOCK_FLAG = [] as const
