// Stands in the document only where a tag manager's container is configured (src/door/document/SiteDocument.server.tsx), and runs before the
// page is drawn: whoever has agreed to it sees the page once it is as the container wants it. The page shows at the
// latest after the time that the element names, whatever becomes of the container and of the site's own scripts.
;(() => {
  const { key, version, maxMs } = document.currentScript.dataset
  const { style } = document.documentElement
  // The address of a message is not for a container (src/routing/secret-address.ts), so none comes.
  const isSecret = new URLSearchParams(location.search).has('m')
  const isAgreedTo = () => {
    try {
      const { revision, expirationTime, categories } = JSON.parse(localStorage.getItem(key))
      return (
        revision === Number(version) &&
        expirationTime > Date.now() &&
        categories.some((category) => category !== 'necessary')
      )
    } catch {
      return false
    }
  }
  if (isSecret || !isAgreedTo()) return
  const show = () => style.removeProperty('opacity')
  style.setProperty('opacity', '0')
  setTimeout(show, Number(maxMs))
  addEventListener('tag-manager-settled', show, { once: true })
})()
