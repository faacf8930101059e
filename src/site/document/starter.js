// Starts the site's scripts after the page's load event, or at the visitor's first sign if that comes first, so that
// nothing competes with the first picture. Written into each document (SiteHead.server.tsx), minified, and allowed by
// its hash (src/config/next/starter.mjs). Until the scripts run, links, forms and folds are the browser's own; a press on
// what needs code, or asks before it leads on, is kept for them (../early-input.ts).
;(() => {
  const { scripts, words } = document.currentScript.dataset
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const OF_VISITOR = { capture: true, passive: true }
  // After this long without the app, a visitor who waits is told.
  const SLOW_MS = 8_000
  const address = location.pathname + location.search
  const failures = new Map()
  let presses = []
  let isStarted = false
  let isSlow = false
  let isTaken = false

  function start() {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, start, OF_VISITOR)
    setTimeout(() => {
      isSlow = true
      tell()
    }, SLOW_MS)
    for (const href of words.split(' ')) preload(href)
    for (const src of scripts.split(' ')) add(src)
    // What could not be had is asked for again at the next sign, and when the network is back.
    for (const sign of SIGNS) addEventListener(sign, retry, OF_VISITOR)
    addEventListener('online', retry)
  }

  // After the load event itself, so that the browser counts the page as loaded.
  const startLater = () => setTimeout(start)

  function preload(href) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }

  function add(src) {
    const script = document.createElement('script')
    // In the order of the list.
    script.async = false
    script.src = src
    script.onload = () => noteAnswer(src, false)
    script.onerror = () => noteAnswer(src, true)
    document.head.append(script)
  }

  function noteAnswer(src, hasFailed) {
    if (hasFailed) failures.set(src, { times: (failures.get(src)?.times ?? 0) + 1, isOpen: true })
    else failures.delete(src)
    tell()
  }

  // One failure may be a hole in the network; after a second one the visitor is told.
  function tell() {
    const hasProblem = !isTaken && (isSlow || [...failures.values()].some(({ times }) => times > 1))
    document.getElementById('code-problem').hidden = !hasProblem
  }

  function retry() {
    for (const [src, failure] of failures) {
      if (failure.isOpen) add(src)
      failure.isOpen = false
    }
  }

  function keepPress(event) {
    const control = event.target.closest?.('button:not([type="submit"]), [role="tab"], a[aria-haspopup="dialog"]')
    const isForNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!control || (control.href && isForNewWindow)) return
    event.preventDefault()
    presses = presses.filter((other) => other !== control).concat(control)
  }

  // Back or Forward, within the visit before a reload: this document is no longer that of the address.
  function followAddress() {
    if (location.pathname + location.search !== address) location.reload()
  }

  window.siteStarter = {
    takePresses() {
      removeEventListener('click', keepPress, true)
      removeEventListener('popstate', followAddress)
      isTaken = true
      tell()
      return presses
    },
  }
  addEventListener('click', keepPress, true)
  addEventListener('popstate', followAddress)
  for (const sign of SIGNS) addEventListener(sign, start, OF_VISITOR)
  if (document.readyState === 'complete') startLater()
  else addEventListener('load', startLater)
})()
