/** When somebody would like to be called, or to drive. */
export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]
