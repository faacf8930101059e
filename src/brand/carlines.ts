/**
 * Every carline, in the order in which a page lists them (spec §2). One that is sold has a body, and can be ordered, from its day on if
 * it has one; one that is announced, or whose day has not come, has a page, no price and no configurator. What a row may say:
 * domain/carline.ts. A new row is the first step of a new carline (docs/catalogue.md): the compiler and the tests name the others.
 */
export const CARLINES = {
  FORMENTOR: { slug: 'formentor', name: 'Formentor', body: 'suv-coupe', electric: false, cabin: 'sport' },
  FORMENTORVZ: { slug: 'formentor-vz', name: 'Formentor VZ', body: 'suv-coupe', electric: false, cabin: 'sport' },
  FORMENTORNEW: { slug: 'new-formentor', name: 'New Formentor', follows: 'FORMENTOR' },
  TERRAMAR: { slug: 'terramar', name: 'Terramar', body: 'suv', electric: false, cabin: 'grand' },
  TAVASCAN: { slug: 'tavascan', name: 'Tavascan', body: 'suv-coupe', electric: true, cabin: 'grand' },
  BORN: { slug: 'born', name: 'Born', body: 'compact', electric: true, cabin: 'electric' },
  RAVAL: { slug: 'raval', name: 'Raval', body: 'city', electric: true, cabin: 'electric' },
  LEON: { slug: 'leon', name: 'Leon', body: 'compact', electric: false, cabin: 'sport' },
  LEONNEW: { slug: 'new-leon', name: 'New Leon', follows: 'LEON' },
  LEONBREAK: { slug: 'leon-sportstourer', name: 'Leon Sportstourer', body: 'estate', electric: false, cabin: 'sport' },
  LEONBREAKNEW: { slug: 'new-leon-sportstourer', name: 'New Leon Sportstourer', follows: 'LEONBREAK' },
} as const

/** Spec §3, STOCK_*_AVAILABLE: the carlines whose stock has a flag of its own. */
export const CARLINES_WITH_STOCK_FLAG = ['BORN', 'FORMENTOR', 'LEON', 'LEONBREAK', 'TAVASCAN'] as const
