import { afterEach, expect, it } from 'vitest'
import { mendScreens } from '@/editor/mend-screens'

let stop: () => void
afterEach(() => stop())

const at = (path: string, html: string) => {
  window.history.pushState({}, '', path)
  document.body.innerHTML = html
  stop = mendScreens(document.body, 'nl')
}

it('the list of entries says a choice by its words, also where a row is drawn again, and leaves an empty cell no heading', async () => {
  at(
    '/keystatic/collection/carlines',
    `<div role="rowheader" data-key="Name-born"><b>born</b></div>
     <div role="rowheader" data-key="carlineborn"><b title="FORMENTORNEW">FORMENTORNEW</b></div>
     <div role="rowheader" data-key="carlineraval"></div>`,
  )
  const [name, carline, empty] = [...document.body.children]
  expect(name?.textContent).toBe('born')
  expect(carline?.innerHTML).toBe('<b title="New Formentor">New Formentor</b>')
  expect(empty?.getAttribute('role')).toBe('gridcell')
  const text = carline?.querySelector('b')?.firstChild as Text
  text.data = 'RAVAL'
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(carline?.textContent).toBe('Raval')
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
