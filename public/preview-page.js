// In a preview alone, beside the bar (src/site/preview/PreviewBar.server.tsx).
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

// Each block of the page has a button that opens it in its entry. Nothing is written on the blocks, which React compares with its own.
function followBlocks() {
  const button = document.getElementById('preview-edit')
  const links = [...document.querySelectorAll('#preview-bar [data-block]')]
  const linkOf = new Map(links.map((link) => [link.dataset.block, link]))
  if (!button) return
  const stand = ({ target }) => {
    let block = target instanceof Element ? target : null
    while (block && !linkOf.has(block.id)) block = block.parentElement
    if (!block) return
    const link = linkOf.get(block.id)
    const { top, right } = block.getBoundingClientRect()
    button.href = link.href
    button.title = link.textContent
    button.style.top = `${Math.max(top, 0) + scrollY}px`
    button.style.left = `${right + scrollX}px`
    button.hidden = false
  }
  document.addEventListener('pointerover', stand)
  document.addEventListener('focusin', stand)
}
document.addEventListener('DOMContentLoaded', followBlocks)
