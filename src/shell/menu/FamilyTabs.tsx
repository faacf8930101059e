import { useEffect } from 'react'
import { TAB_KEYS } from '@/ui/tab-keys'
import { breakpoints } from '@/ui/theme/breakpoints'

const WIDE = `(min-width: ${breakpoints.l}px)`

/**
 * On a wide screen the families of the menu are tabs, one panel of cards at a time; on a smaller one, and without a
 * script, they stay sections that open and close. It works on the elements as they stand, because the menu's content is
 * HTML that React does not know (docs/decisions/0009-words-stay-the-servers-html.md), and comes with what the page can wait for.
 */
export function FamilyTabs() {
  useEffect(() => {
    const menu = document.querySelector('[data-menu-panel]')?.parentElement
    return menu ? liveIn(menu) : undefined
  }, [])
  return null
}

function liveIn(menu: HTMLElement): () => void {
  const wide = window.matchMedia(WIDE)

  const arrange = () => {
    const families = menu.querySelector<HTMLElement>('[data-families]')
    const tabs = tabsOf(menu)
    // A single family has nothing to choose from.
    const areTabs = wide.matches && tabs.length > 1
    families?.toggleAttribute('data-tabs', areTabs)
    const row = menu.querySelector<HTMLElement>('[role="tablist"]')
    if (row) row.hidden = !areTabs
    choose(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? tabs[0])
  }

  const choose = (chosen: Element | undefined) => {
    const areTabs = wide.matches && tabsOf(menu).length > 1
    for (const tab of tabsOf(menu)) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      const section = panel?.closest('details')
      if (!panel || !section) continue
      section.hidden = areTabs && !isChosen
      if (areTabs) {
        section.open = true
        panel.setAttribute('role', 'tabpanel')
        panel.setAttribute('aria-labelledby', tab.id)
      } else {
        panel.removeAttribute('role')
        panel.removeAttribute('aria-labelledby')
      }
    }
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const tab = target.closest('[role="tab"]')
    if (tab) choose(tab)
    // Before it opens: what stands in it may have been made anew.
    else if (target.closest('summary')?.parentElement === menu) arrange()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = tabsOf(menu)
    const at = tabs.findIndex((tab) => tab.contains(document.activeElement))
    const next = at < 0 ? undefined : tabs[TAB_KEYS[event.key]?.(at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  }

  arrange()
  wide.addEventListener('change', arrange)
  menu.addEventListener('click', onClick)
  menu.addEventListener('keydown', onKeyDown)
  return () => {
    wide.removeEventListener('change', arrange)
    menu.removeEventListener('click', onClick)
    menu.removeEventListener('keydown', onKeyDown)
  }
}

const tabsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="tab"]')]
