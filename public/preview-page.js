// In a preview every link loads its page anew, and the bar with it: the bar says of a page what the server knows of it.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link && link.origin === location.origin && link.pathname !== location.pathname) event.stopImmediatePropagation()
  },
  true,
)
