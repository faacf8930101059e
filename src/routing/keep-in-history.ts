/** The entry of the history leads to this address. Next is not told: another change of the address would end one that is under way. */
export function keepInHistory(address: string): void {
  history.replaceState({ ...history.state, url: address, as: address }, '', address)
}
