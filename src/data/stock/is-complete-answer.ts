/**
 * Whether every car that the service counts could be read. Only then one that was asked for by its number and is missing is not on sale.
 */
export const isCompleteAnswer = ({ total }: { readonly total: number }, read: readonly unknown[]): boolean =>
  read.length >= total
