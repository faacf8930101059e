export const DAY_PAINTS = {
  BRISE: 'petrol',
  GALERNE: 'copper',
} as const

export const FRONT_AXLES = {
  BRISE: 805,
  GALERNE: 880,
} as const

export const HERO_DETAILS = {
  BRISE: { 'detail-lamp': { x: 58, y: 60, zoom: 2.4 }, 'detail-mirror': { x: 76, y: 46, zoom: 2.4 } },
  GALERNE: { 'detail-lamp': { x: 60, y: 56, zoom: 2.6 }, 'detail-mirror': { x: 72, y: 42, zoom: 2.6 } },
} as const
