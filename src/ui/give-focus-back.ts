/** To where the visitor was before; where that is gone, or was nowhere, to the page: its first stop is the next one. */
export function giveFocusBack(to: Element | null = null): void {
  const place =
    to instanceof HTMLElement && to.isConnected && to !== document.body ? to : document.querySelector('main')
  place?.focus({ preventScroll: true })
}
