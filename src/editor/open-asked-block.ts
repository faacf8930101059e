/** Milliseconds: how often the form is looked for, and how long; it is there once its entry has been read. */
const EVERY = 200
const AT_MOST = 20_000

/**
 * Opens the block that the address names, `#blocks/2`, in the form of its entry: a click on a block in a preview leads here.
 * Keystatic has no address for it. Returns what stops looking.
 */
export function openAskedBlock(): (() => void) | undefined {
  const index = /^#blocks\/(\d+)$/.exec(window.location.hash)?.[1]
  if (index === undefined) return undefined
  const began = Date.now()
  const timer = setInterval(() => {
    const list = document.querySelector('[role=grid][aria-label="Blocs · Blokken"]')
    const row = list?.querySelectorAll<HTMLElement>('[role=row]')[Number(index)]
    if (row || Date.now() - began > AT_MOST) clearInterval(timer)
    row?.scrollIntoView({ block: 'center' })
    row?.click()
  }, EVERY)
  return () => clearInterval(timer)
}
