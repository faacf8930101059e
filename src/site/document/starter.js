// Starts the site's scripts after the page's load event, or at the visitor's first sign if that comes first, so that
// nothing competes with the first picture. Written into each document (SiteDocument.tsx) without comments and
// indentation, and allowed by its hash. Until the scripts run, links, forms and folds are the browser's own; a press on
// what needs code is kept for them.
;(() => {
  const { scripts, words } = document.currentScript.dataset
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const failed = new Set()
  let failures = 0
  let presses = []

  function start() {
    removeEventListener('load', startLater)
    for (const sign of SIGNS) removeEventListener(sign, start, true)
    for (const href of words.split(' ')) preload(href)
    for (const src of scripts.split(' ')) add(src)
    // What could not be had is asked for again at the next sign, and when the network is back.
    for (const sign of SIGNS) addEventListener(sign, retry, { capture: true, passive: true })
    addEventListener('online', retry)
  }

  function startLater() {
    setTimeout(start)
  }

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
    script.onerror = () => {
      script.remove()
      failed.add(src)
      failures += 1
      if (failures > scripts.split(' ').length || failures > 1) tell()
    }
    document.head.append(script)
  }

  function retry() {
    for (const src of failed) {
      failed.delete(src)
      add(src)
    }
  }

  function tell() {
    document.getElementById('start-problem').hidden = false
  }

  function keepPress(event) {
    const control = event.target.closest && event.target.closest('button:not([type="submit"]), [role="tab"]')
    if (!control) return
    event.preventDefault()
    presses = presses.filter((other) => other !== control).concat(control)
  }

  window.siteStarter = {
    takePresses() {
      removeEventListener('click', keepPress, true)
      return presses
    },
  }
  addEventListener('click', keepPress, true)
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startLater()
  else addEventListener('load', startLater)
})()
