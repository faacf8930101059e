import type { Money, Picture, RepresentativeExample, Wltp } from '@/contract/common'

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

export const example: RepresentativeExample = {
  warning: 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  credit_type: 'Vente à tempérament',
  cash_price: 42350.5,
  deposit: 8350.5,
  credit_amount: 34000,
  rate_percent: 3.99,
  rate_kind: 'fixed',
  apr_percent: 4.06,
  duration_months: 48,
  monthly_amount: 399,
  last_amount: 18000,
  total_due: 36753,
  valid_from: '2026-11-01',
  valid_to: '2026-12-31',
  lender: { name: 'Crédit Modèle SA', address: 'Rue du Mail 52, 1050 Bruxelles', kbo: '0999.999.900' },
  intermediary: { name: 'Copper & Petrol Motors', role: 'agent à titre accessoire' },
  html: '<p>…</p>',
}
