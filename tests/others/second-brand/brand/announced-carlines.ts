export const ANNOUNCED_CARLINES = {} as const
