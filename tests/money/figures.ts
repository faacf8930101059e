import type { Money, Picture, Wltp } from '@/contract/common'

export const money = (incl: number): Money => ({
  incl,
  excl: Math.round((incl / 1.21) * 100) / 100,
  vat_rate: 21,
  currency: 'EUR',
})

export const wltp: Wltp = {
  cycle: 'WLTP',
  co2: { value: 128, max: 155, unit: 'g/km' },
  consumption: { value: 5.6, max: 6.8, unit: 'l/100km' },
  euro_norm: 'Euro 6e',
  source: 'homologated',
}

export const picture: Picture = {
  id: 'born-menu',
  view: 'menu',
  kind: 'exterior',
  url: '/images/cars/born/menu.avif',
  width: 640,
  height: 320,
  alt: 'De Born, schuin van voren',
  background: 'studio',
  is_fallback: false,
}
