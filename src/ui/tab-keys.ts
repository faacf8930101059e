/** Of a row of tabs, the one that a key leads to: arrows go round, Home and End leap (WAI-ARIA, tabs pattern). */
export const TAB_KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
