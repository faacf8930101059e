import { PAPER } from '@/brand/paper'

/** How the documents look that the server writes. Every amount in them has its cents: they are offers of sale. */
export const CENTS = { decimals: 2 } as const
export const MUTED = { size: 8.5, color: PAPER.muted } as const
export const STRONG = { weight: 'medium', size: 10.5 } as const
