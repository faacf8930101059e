// Stands in the documents that hold blocks of which a visitor sees one (blocks/Blocks.AbVariant.tsx), and runs while the page is read: of each
// group one is shown before anything is painted. What is drawn lives as long as the document: nothing is kept in the browser.
;(() => {
  window.blockDraws = {}
  const show = (block) => {
    const { oneOf, from, to } = block.dataset
    window.blockDraws[oneOf] ??= Math.random() * 100
    const draw = window.blockDraws[oneOf]
    block.hidden = draw < from || draw >= to
  }
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.dataset?.oneOf) show(node)
  })
  watch.observe(document, { childList: true, subtree: true })
  // The last ones may be in the same breath as the event.
  addEventListener('DOMContentLoaded', () => {
    watch.disconnect()
    for (const block of document.querySelectorAll('[data-one-of]')) show(block)
  })
})()
