// Starts the site's scripts after the page's load event, or at the visitor's first sign if that comes first, so that
// nothing competes with the first picture. Written into each document (SiteHead.server.tsx), minified, and allowed by
// its hash (src/config/next/bootstrap-script.mjs). Until the scripts run, links, forms and folds are the browser's own; a press on
// what needs code, or asks before it leads on, is kept for them (../../site/pre-hydration-input.ts).
;(() => {
  const { scripts, words } = document.currentScript.dataset
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const address = location.pathname + location.search
  // How often each script has failed, and those that are to be asked for again.
  const failures = new Map()
  const open = new Set()
  const presses = new Set()
  let isStarted = false
  let isSlow = false
  let isTaken = false
  // How often the network has come back.
  let returns = 0
  // What a translator makes of the page before there is code (../../late/browser-translation.ts).
  const changes = []
  const watch = new MutationObserver((records) => changes.push(...records))
  // What goes wrong before there is code that tells of it (../../field/watch-field.ts).
  const faults = []
  const keepFault = (event) => faults.length < 20 && faults.push(event)

  // What could not be had is asked for again at the next sign, and when the network is back.
  function start() {
    if (isStarted) return retry()
    isStarted = true
    // After this long without the app, a visitor who waits is told.
    setTimeout(() => {
      isSlow = true
      tell()
      // Whoever runs the site hears of it too.
      isTaken || navigator.sendBeacon('/api/field', 'late')
    }, 8_000)
    for (const href of words.split(' ')) put('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    // Each in a task of its own: to ask for one takes a slow phone ten milliseconds or more.
    for (const src of scripts.split(' ')) setTimeout(add, 0, src)
    addEventListener('online', () => {
      returns += 1
      offline.hidden = true
      retry()
    })
  }

  function put(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties))
  }

  function add(src) {
    const asked = returns
    put('script', {
      // In the order of the list.
      async: false,
      src,
      onload() {
        failures.delete(src)
        tell()
      },
      onerror() {
        failures.set(src, (failures.get(src) ?? 0) + 1)
        open.add(src)
        tell()
        // It failed before the network was back, and says so only now.
        if (asked < returns) retry()
      },
    })
  }

  // One failure may be a hole in the network; after a second one the visitor is told.
  function tell() {
    const hasProblem = isSlow || [...failures.values()].some((times) => times > 1)
    window['code-problem'].hidden = isTaken || !hasProblem
  }

  function retry() {
    for (const src of open) add(src)
    open.clear()
  }

  function keepPress(event) {
    const control = event.target.closest?.('button:not([type="submit"]), [role="tab"], a[aria-haspopup="dialog"]')
    const isForNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isTaken || !control || (control.href && isForNewWindow)) return
    event.preventDefault()
    presses.delete(control)
    presses.add(control)
  }

  // Without a connection the browser's own page of errors would take this one's place: so long as the app does not see to it
  // (../../shell/use-failed-navigation.ts), the site is asked here whether it is there. A browser may be wrong about that.
  function keepPage(event) {
    const link = event.target.closest?.('a[href^="/"]')
    const isSent = !isTaken && event.type === 'submit'
    if (navigator.onLine || window.__bootstrap.keepsPage || !(link || isSent)) return
    event.preventDefault()
    event.stopPropagation()
    fetch('/api/health/live').then(
      () => (isSent ? event.target.submit() : location.assign(link)),
      () => (offline.hidden = false),
    )
  }

  // Back or Forward, within the visit before a reload: this document is no longer that of the address.
  function followAddress() {
    if (!isTaken && location.pathname + location.search !== address) location.reload()
  }

  window.__bootstrap = {
    faults,
    // React would take an element that an extension has put among the server's, as a password manager does beside a field, for
    // one of its own that is wrong: it would draw the page anew, without what was typed. One around a text or a field stays.
    takeChanges() {
      const moved = changes.flatMap(({ removedNodes }) => [...removedNodes])
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isAmongOurs = node.nodeName !== 'FONT' && node.closest?.('#__next')
        if (isAmongOurs && !moved.some((one) => node.contains(one))) node.remove()
      }
      return changes.splice(0)
    },
    takePresses() {
      watch.disconnect()
      isTaken = true
      tell()
      return [...presses]
    },
  }
  addEventListener('click', keepPress, true)
  addEventListener('click', keepPage, true)
  addEventListener('submit', keepPage, true)
  addEventListener('popstate', followAddress)
  addEventListener('error', keepFault, true)
  addEventListener('unhandledrejection', keepFault)
  // Of a window, browsers take a touch as one that scrolls on.
  for (const sign of SIGNS) addEventListener(sign, start, true)
  // When the page is parsed.
  document.onreadystatechange = () => isTaken || watch.observe(document.body, { childList: true, subtree: true })
  // After the load event itself, so that the browser counts the page as loaded.
  addEventListener('load', () => setTimeout(start))
})()
