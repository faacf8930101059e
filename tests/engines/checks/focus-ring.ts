export interface Stop {
  /** For a message; nothing when the focus has left the page. */
  readonly name: string | undefined
  /** Whether something about the stop is drawn that was not drawn before the focus came, or is not after it left. */
  readonly hasRing: boolean
}

declare global {
  interface Window {
    /** What is drawn around each stop while it has the focus. */
    ringsSeen?: { name: string; parts: { element: Element; ring: string }[] }
  }
}

/**
 * Where the focus is, and whether the stop before it had a ring: one that was there with the focus, and went with it. Asked
 * after each key. The ring is an outline or a shadow of the stop, of its label, or of a frame close around it. Sent as text.
 */
export function nextStop(): { readonly now: string | undefined; readonly before: Stop | undefined } {
  const outlineOf = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, pseudo)
    const isDrawn =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba.*, 0\)$/.test(outlineColor)
    return `${isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''}${boxShadow === 'none' ? '' : boxShadow}`
  }
  const ringOf = (element: Element) => {
    // A drawing has no outline: a ring of its own is shown.
    if (element instanceof SVGGeometryElement) return getComputedStyle(element).opacity === '0' ? '' : 'drawn'
    return outlineOf(element) + outlineOf(element, '::before') + outlineOf(element, '::after')
  }
  const last = window.ringsSeen
  const before = last && {
    name: last.name,
    hasRing: last.parts.some(({ element, ring }) => ring !== '' && (!element.isConnected || ringOf(element) !== ring)),
  }
  const active = document.activeElement
  if (!active || active === document.body || active === document.documentElement) {
    delete window.ringsSeen
    return { now: undefined, before }
  }
  const words = active.getAttribute('aria-label') ?? active.textContent ?? ''
  const name = `${active.localName} « ${words.replace(/\s+/g, ' ').trim().slice(0, 60)} »`
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
  const around: Element[] = []
  for (let frame = active.parentElement; frame && around.length < 5; frame = frame.parentElement) around.push(frame)
  const drawn = [active, ...active.children, ...labels, ...around, active.nextElementSibling]
  const parts = drawn.filter((element) => element != null).map((element) => ({ element, ring: ringOf(element) }))
  window.ringsSeen = { name, parts }
  return { now: name, before }
}
