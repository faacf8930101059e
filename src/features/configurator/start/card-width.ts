/**
 * The least width of a card in a grid that is filled with as many columns as fit: four in a row, or three where those leave
 * fewer places empty in the last one; fewer where they would be narrow.
 */
export function cardWidth(cards: number): string {
  const emptyPlaces = (columns: number) => (columns - (cards % columns)) % columns
  return emptyPlaces(4) <= emptyPlaces(3) ? 'max(16rem, (100% - 4.5rem) / 4)' : 'max(20rem, (100% - 3rem) / 3)'
}
