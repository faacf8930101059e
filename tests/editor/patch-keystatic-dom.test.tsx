import { afterEach, expect, it, vi } from 'vitest'
import { patchKeystaticDom } from '@/editor/patch-keystatic-dom'
import { askChoices } from '@/editor/pickers/choices'

let stop: () => void
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const at = (path: string, html: string) => {
  window.history.pushState({}, '', path)
  document.body.innerHTML = html
  stop = patchKeystaticDom(document.body, 'nl')
}
const drawn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** What the server tells of the entries of lists. */
async function tellTitles(entries: readonly { readonly id: string; readonly name: string }[]) {
  vi.stubGlobal('fetch', async () => Response.json({ questions: [], entries }))
  await askChoices()
}

it('a list says an entry by its title with its file, also once the title is told and where a row is drawn again', async () => {
  await tellTitles([])
  at(
    '/keystatic/collection/news',
    `<div role="columnheader" data-key="@@slug"><b title="Bestandsnaam">Bestandsnaam</b></div>
     <div role="rowheader" data-key="@@slugpneus"><b title="pneus">pneus</b></div>
     <nav><span role="link" aria-current="page">Nieuws</span></nav>`,
  )
  const [header, row, nav] = document.body.children
  expect(header?.innerHTML).toBe('<b title="Titel">Titel</b>')
  expect(row?.textContent).toBe('pneus')
  await tellTitles([{ id: 'news/pneus', name: 'Winterbanden' }])
  expect(row?.innerHTML).toBe('<b title="Winterbanden" data-file="pneus">Winterbanden</b>')
  ;(row?.querySelector('b')?.firstChild as Text).data = 'pneus'
  await drawn()
  expect(row?.textContent).toBe('Winterbanden')
  expect(nav?.textContent).toBe('Nieuws')
  stop()
  at('/keystatic/collection/news/item/pneus', '<nav><span role="link" aria-current="page">pneus</span></nav>')
  expect(document.body.textContent).toBe('Winterbanden')
})

it('a list says a choice by its words and a day by its name, once it has read them, and an empty cell is no heading', async () => {
  at(
    '/keystatic/collection/carlines',
    `<div role="rowheader" data-key="carlineborn"></div><div role="rowheader" data-key="carlineraval"></div>`,
  )
  const [carline, empty] = document.body.children
  expect(carline?.getAttribute('role')).toBe('gridcell')
  carline?.insertAdjacentHTML('beforeend', '<b title="FORMENTORNEW">FORMENTORNEW</b>')
  await drawn()
  expect(carline?.innerHTML).toBe('<b title="New Formentor">New Formentor</b>')
  expect(empty?.innerHTML).toBe('')
  stop()
  at('/keystatic/collection/news', '<div role="gridcell" data-key="datepneus"><b>2026-11-28</b></div>')
  expect(document.body.textContent).toBe('28\u00a0november\u00a02026')
})

it('the menu is a landmark, its handle has its name in sight, and no heading skips a level', () => {
  at(
    '/keystatic',
    `<div id="primary-pane-1"><nav><section><h3>Pages</h3></section></nav></div>
     <div data-split-view-resize-handle role="separator" aria-label="Menu verbreden"></div>
     <main><h1>Overzicht</h1><section><h2>Pages</h2><h3>Modellen</h3></section><div><h3>Nog niets</h3></div></main>`,
  )
  expect(document.querySelector('#primary-pane-1')?.getAttribute('aria-label')).toBe('Menu van de fiches')
  expect(document.querySelector('[role=separator]')?.getAttribute('title')).toBe('Menu verbreden')
  expect([...document.querySelectorAll('h3')].map((one) => one.getAttribute('aria-level'))).toEqual(['2', null, '2'])
})

it('a menu that hides all else is a window, called like its button; a hint that points at something is none', () => {
  at(
    '/keystatic',
    `<div role="presentation" data-placement="top"><div role="menu" aria-labelledby="add"></div></div>
     <div role="presentation" data-placement="top">Verwijderen</div>`,
  )
  const [menu, hint] = document.body.children
  expect([menu?.getAttribute('role'), menu?.getAttribute('aria-labelledby')]).toEqual(['dialog', 'add'])
  expect(hint?.getAttribute('role')).toBe('presentation')
})

it('what is written is left alone: its editor draws it anew, and both would go on for ever', () => {
  at('/keystatic/collection/news/create', '<h3>Blokken</h3><div contenteditable="true"><h3>Tussentitel</h3></div>')
  expect([...document.querySelectorAll('h3')].map((heading) => heading.getAttribute('aria-level'))).toEqual(['2', null])
})
