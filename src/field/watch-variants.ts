import type { VariantNews } from './field-report'

/**
 * Notes which variants of a block are seen, and which are pressed: each once in the life of a document. What is new is given when the
 * page is hidden or left.
 *
 * @returns looks for the variants of the page that is shown now
 */
export function watchVariants(tell: (news: readonly VariantNews[]) => void): () => void {
  const noted = new Set<string>()
  let news: VariantNews[] = []
  const note = ({ dataset }: HTMLElement, did: VariantNews['did']) => {
    const { oneOf = '', nth = '' } = dataset
    const name = `${oneOf} ${nth} ${did}`
    if (noted.has(name)) return
    noted.add(name)
    news.push({ of: oneOf, nth: Number(nth), did })
  }

  // Seen is what has come into the middle of the window.
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        note(target as HTMLElement, 'seen')
        inSight.unobserve(target)
      }
    },
    { rootMargin: '-25% 0px' },
  )
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest('a, button, summary')?.closest('[data-one-of]')
      if (pressed instanceof HTMLElement) note(pressed, 'pressed')
    },
    true,
  )
  const give = () => {
    if (document.visibilityState !== 'hidden' || news.length === 0) return
    tell(news)
    news = []
  }
  addEventListener('visibilitychange', give)
  addEventListener('pagehide', give)

  return () => {
    for (const block of document.querySelectorAll('[data-one-of]:not([hidden])')) inSight.observe(block)
  }
}
