/** Words that the dealers' entries choose from; how they are called stands in public/locales, contact. */
export const DEALER_SERVICES = ['sales', 'service', 'business-centre', 'charging'] as const
export type DealerService = (typeof DEALER_SERVICES)[number]

export const DEALER_LANGUAGES = ['fr', 'nl', 'de', 'en'] as const
export type DealerLanguage = (typeof DEALER_LANGUAGES)[number]

/** From the coast to the Ardennes; Brussels is a region of its own. */
export const PROVINCES = [
  'brussels',
  'flemish-brabant',
  'walloon-brabant',
  'antwerp',
  'limburg',
  'east-flanders',
  'west-flanders',
  'hainaut',
  'namur',
  'liege',
  'luxembourg',
] as const
export type Province = (typeof PROVINCES)[number]
