/** What was typed, without the marks of direction that come along from other programmes and without spaces around it. */
export const visibleText = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim()
