/** What makes the page wider than its window; nothing when it does not scroll sideways. Sent as text. */
export function pastTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  /** What is cut off, or scrolls in a part of its own, widens nothing. */
  const isKept = (element: Element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible') return true
    }
    return false
  }
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right } = element.getBoundingClientRect()
    return right + scrollX > clientWidth + 0.5 && element.checkVisibility() && !isKept(element)
  })
  // The outermost are there because of the innermost.
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  const names = innermost.map((element) => `${element.localName} « ${element.textContent?.trim().slice(0, 40)} »`)
  return [`${scrollWidth - clientWidth} px too wide: ${names.slice(0, 5).join(', ')}`]
}

/** WCAG 2.2, 1.4.12: the spacing that a reader may set without losing words. Sent as text. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `)
  document.adoptedStyleSheets.push(sheet)
}
