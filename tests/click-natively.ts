import { fireEvent } from '@testing-library/react'

/**
 * Clicks, and opens nothing of the test's browser.
 * @returns whether the browser would do what it does by itself: who came before has had its say
 */
export function clickNatively(element: HTMLElement, init: MouseEventInit = {}): boolean {
  let isNative = true
  const end = (event: Event) => {
    isNative = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', end, { once: true })
  fireEvent.click(element, init)
  return isNative
}
