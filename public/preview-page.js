// In a preview alone, beside the bar (src/door/preview/PreviewBar.server.tsx).
const root = document.documentElement
// Pages side by side have one bar: that of the page around them.
if (window.top !== window) root.dataset.framed = 'yes'

// Every link loads its page anew, and the bar with it: the bar says of a page what the server knows of it.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link && link.origin === location.origin && link.pathname !== location.pathname) event.stopImmediatePropagation()
  },
  true,
)

// Each text and each block of the page has a button that opens it in its entry; a text that no entry holds is looked for in all
// of them. Nothing is written on the page itself, which React compares with its own.
function followTexts() {
  const button = document.getElementById('preview-edit')
  if (!button) return
  const links = [...document.querySelectorAll('#preview-bar [data-block]')]
  const linkOf = new Map(links.map((link) => [link.dataset.block, link]))
  const screenOf = readTexts()
  const stand = ({ target }) => {
    const found =
      target instanceof Element && target.closest('main, footer') ? findPlace(target, linkOf, screenOf) : undefined
    if (!found) return
    const { top, right } = found.element.getBoundingClientRect()
    button.href = found.href
    button.title = found.title
    // Its words are all there: until the page has started, a text that changes is taken for a translation, and undone.
    button.dataset.kind = found.kind
    button.style.top = `${Math.max(top, 0) + scrollY}px`
    button.style.left = `${right + scrollX}px`
    button.hidden = false
  }
  document.addEventListener('pointerover', stand)
  document.addEventListener('focusin', stand)
}

// The smallest element that is one of the entry's texts; else its block; else where in the site its words are written.
function findPlace(target, linkOf, screenOf) {
  for (let element = target; element && element.tagName !== 'MAIN'; element = element.parentElement) {
    const text = element.textContent ?? ''
    const screen = text.length < LONGEST ? screenOf(text) : undefined
    if (screen) return { element, href: screen.edit, title: screen.name, kind: 'text' }
    const link = linkOf.get(element.id)
    if (link) return { element, href: link.href, title: link.textContent, kind: 'block' }
  }
  const words = [...target.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    ? target.textContent.trim()
    : ''
  if (!words) return undefined
  const asked = new URLSearchParams({ q: words.slice(0, ASKED) })
  return { element: target, href: `/api/desk?${asked}`, title: words.slice(0, ASKED), kind: 'other' }
}

// Letters: of a paragraph that is compared, and of what is looked for.
const LONGEST = 3000
const ASKED = 120

// What a page shows has other spaces and quotes than were typed, no marks of bold or of a link, and figures where the text names them.
function readTexts() {
  const texts = JSON.parse(document.getElementById('preview-texts')?.textContent ?? '[]')
  const exact = new Map()
  const filled = []
  for (const one of texts) {
    for (const line of one.text.split('\n')) {
      const words = plain(unmarked(line))
      if (words.length < 2) continue
      const parts = words.split(/\{[^}]*\}+/)
      if (parts.length === 1 && !exact.has(words)) exact.set(words, one)
      else if (parts.join('').length > 2) filled.push([parts, one])
    }
  }
  return (text) => {
    const words = plain(text)
    return exact.get(words) ?? filled.find(([parts]) => fits(words, parts))?.[1]
  }
}

// A line without the marks of a list, a heading or a link, and without what keeps a sign from being such a mark.
function unmarked(line) {
  return line
    .replace(/^\s*(?:[-*]|\d+\.|#+)\s+/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(lt|gt|amp|quot);/g, (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name])
}

// Whether a text has these parts, in this order, and something in their gaps.
function fits(text, parts) {
  let at = 0
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found === -1 || (at === 0 && found > 0)) return false
    at = found + part.length
  }
  return parts.at(-1) === '' || at === text.length
}

function plain(text) {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”"*_]/g, '')
    .replace(/\s+/g, '')
    .replace(/…/g, '...')
    .toLowerCase()
}
document.addEventListener('DOMContentLoaded', followTexts)
