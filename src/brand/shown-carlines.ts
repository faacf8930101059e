/** The car that the homepage opens with. */
export const CAR_OF_THE_SEASON = 'FORMENTOR'

/** Spec §2: the models in the header, and the flag without which some of them are not there. */
export const HEADER_CARLINES = ['TAVASCAN', 'BORN', 'FORMENTOR', 'TERRAMAR'] as const
export const HEADER_FLAG = { flag: 'TAVASCAN', carlines: ['TAVASCAN', 'BORN'] } as const

/** Spec §2, stocks/formentor: the model whose stock has an address beside the others. */
export const CARLINE_OF_STOCKS = 'FORMENTOR'

/** The car on the picture of a shared link, by its route or category. Pages without one take turns. */
export const CAR_OF_SUBJECT = {
  homepage: 'FORMENTOR',
  'stocks.formentor': 'FORMENTOR',
  electric: 'BORN',
  suv: 'TERRAMAR',
  hybrid: 'LEON',
  experience: 'FORMENTORVZ',
  fleet: 'LEONBREAK',
  environnement: 'TAVASCAN',
  'garage-in-the-city': 'RAVAL',
} as const

/** The cars of the pages 404 and 500: one that drives away from you, and a wheel that stands still. */
export const CAR_THAT_LEAVES = 'TAVASCAN'
export const CAR_THAT_STANDS = 'FORMENTOR'
