import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { serviceLoaded } from '@tests/msw/handlers'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { forgetThisPage } from '@/config/browser-storage'

/**
 * A machine may be busy. What a wait does not contain is the loading of the service, which takes seconds by itself. Each look of a
 * wait that finds nothing would print the page into an error that nobody sees, a seventh of the work: `DEBUG_PRINT_LIMIT=7000` has
 * the page beside a failure.
 */
configure({
  asyncUtilTimeout: 20_000,
  ...(process.env.DEBUG_PRINT_LIMIT === undefined && {
    // By this name a wait finds out that it may point to itself.
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  }),
})
beforeAll(serviceLoaded)

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  forgetThisPage()
  // The terms of a calculation stand in the address.
  history.replaceState(null, '', '/')
})

// What a page remembers for as long as it lives (consent, closed popups) is in modules, and a test may have written a page by itself:
// the next file begins a new visit.
afterAll(() => {
  vi.resetModules()
  document.body.replaceChildren()
})

// happy-dom loads no picture, yet calls each complete: as if all were broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false })

// happy-dom has no layout: nothing lies at any point.
document.elementsFromPoint = () => []

// happy-dom sends it past msw. What is sent is looked at in tests/data/browser-reports.test.ts.
navigator.sendBeacon = () => true
