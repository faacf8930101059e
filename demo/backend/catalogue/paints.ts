import type { Bilingual } from '@/domain/language'

/** How a colour is shown where there is no room for a picture. */
export interface Swatch {
  readonly hex: string
  readonly finish?: 'metallic' | 'solid' | 'matte'
}

interface Paint {
  readonly code: string
  readonly title: Bilingual
  readonly swatch: Swatch
  readonly pictureKey: string
}

/** The brand's paints. A matte one is drawn with the picture of its metallic sister. */
// biome-ignore format: one paint, one line
export const PAINTS = {
  white: { code: 'OXYW', title: { fr: 'Blanc Oxygène', nl: 'Zuurstofwit' }, swatch: { hex: '#e9ebe8', finish: 'solid' }, pictureKey: 'white' },
  grey: { code: 'MOTG', title: { fr: 'Gris Moteur', nl: 'Motorgrijs' }, swatch: { hex: '#8b9093', finish: 'solid' }, pictureKey: 'grey' },
  petrol: { code: 'PETR', title: { fr: 'Pétrole', nl: 'Petrol' }, swatch: { hex: '#0f4c55', finish: 'metallic' }, pictureKey: 'petrol' },
  copper: { code: 'KOPR', title: { fr: 'Cuivre', nl: 'Koper' }, swatch: { hex: '#8a4a2b', finish: 'metallic' }, pictureKey: 'copper' },
  black: { code: 'MIDN', title: { fr: 'Noir Minuit', nl: 'Middernachtzwart' }, swatch: { hex: '#111416', finish: 'metallic' }, pictureKey: 'black' },
  graphite: { code: 'GRAF', title: { fr: 'Graphite', nl: 'Grafiet' }, swatch: { hex: '#3c4246', finish: 'metallic' }, pictureKey: 'graphite' },
  sand: { code: 'ZAND', title: { fr: 'Sable du Désert', nl: 'Woestijnzand' }, swatch: { hex: '#b9a58a', finish: 'metallic' }, pictureKey: 'sand' },
  red: { code: 'BRAI', title: { fr: 'Rouge Braise', nl: 'Gloedrood' }, swatch: { hex: '#8e1b22', finish: 'metallic' }, pictureKey: 'red' },
  petrolMatte: { code: 'PETM', title: { fr: 'Pétrole mat', nl: 'Mat petrol' }, swatch: { hex: '#1b4f57', finish: 'matte' }, pictureKey: 'petrol' },
  graphiteMatte: { code: 'GRAM', title: { fr: 'Graphite mat', nl: 'Mat grafiet' }, swatch: { hex: '#45494b', finish: 'matte' }, pictureKey: 'graphite' },
  /** Ordered until the 2026 catalogue. */
  lava: { code: 'LAVA', title: { fr: 'Gris Lave', nl: 'Lavagrijs' }, swatch: { hex: '#55504d', finish: 'metallic' }, pictureKey: 'graphite' },
} as const satisfies Record<string, Paint>

export type PaintKey = keyof typeof PAINTS
