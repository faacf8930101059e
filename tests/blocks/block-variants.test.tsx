import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Blocks } from '@/blocks/Blocks'
import type { ContentBlock } from '@/content/types'

const source = readFileSync('public/block-variants.js', 'utf8')
const FRENCH = { language: 'fr', salesType: 'B2C' } as const

function draw(number: number) {
  vi.spyOn(Math, 'random').mockReturnValue(number / 100)
}

beforeEach(() => {
  delete window.blockDraws
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('of several variants a document shows one', () => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-one-of]')].filter((block) => !block.hidden).map(({ id }) => id)
  const write = () => {
    document.body.innerHTML = `<main>
      <div id="a" data-one-of="pages/co2/s1" data-from="0" data-to="30"></div>
      <div id="b" hidden data-one-of="pages/co2/s1" data-from="30" data-to="100"></div>
    </main>`
  }

  it.each([
    [0, 'a'],
    [29.9, 'a'],
    [30, 'b'],
    [99.9, 'b'],
  ])('by the number that was drawn: %s shows %s', async (number, id) => {
    draw(number)
    new Function(source)()
    write()
    await Promise.resolve()
    expect(shown()).toEqual([id])
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(shown()).toEqual([id])
  })

  it('and the first without a script', () => {
    write()
    expect(shown()).toEqual(['a'])
  })
})

describe('a later page of the visit', () => {
  const text = (id: string, nth: number, from: number, to: number): ContentBlock => ({
    id,
    kind: 'text',
    heading: `Titre ${nth}`,
    body: [{ tag: 'p', children: ['Texte'] }],
    variant: { of: 'pages/co2/s1', nth, from, to },
  })
  const page = <Blocks blocks={[text('s1', 1, 0, 50), text('s2', 2, 50, 100)]} />

  it('shows what was drawn for this document', async () => {
    window.blockDraws = { 'pages/co2/s1': 70 }
    await renderWhole(page, FRENCH)
    expect(await screen.findByRole('heading', { name: 'Titre 2' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Titre 1' })).toBeNull()
  })

  it('draws where nothing was drawn yet, once', async () => {
    draw(10)
    await renderWhole(page, FRENCH)
    expect(await screen.findByRole('heading', { name: 'Titre 1' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Titre 2' })).toBeNull()
    expect(window.blockDraws).toEqual({ 'pages/co2/s1': 10 })
  })
})
