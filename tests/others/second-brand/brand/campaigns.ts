/** It has no campaign. */
export const CAMPAIGNS = {} as const
