export const CAR_OF_THE_SEASON = 'GALERNE'

export const HEADER_CARLINES = ['BRISE', 'GALERNE'] as const
export const HEADER_FLAG = { flag: 'HEADER_ELECTRIC', carlines: [] } as const

export const CARLINE_OF_STOCKS = 'GALERNE'

export const CAR_OF_SUBJECT = { homepage: 'GALERNE', electric: 'BRISE' } as const

export const CAR_THAT_LEAVES = 'BRISE'
export const CAR_THAT_STANDS = 'GALERNE'
