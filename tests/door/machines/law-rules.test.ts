import { describe, expect, test } from 'vitest'
import { lawProblems, readLaw } from '../../../scripts/check/links-check/law-rules.mts'

const DAY = '2026-11-22'
const WARNING = 'Attention, emprunter de l’argent coûte aussi de l’argent.'
const CREDIT = `<div data-monthly="credit"><p>500,00 € / mois · 48 mois · AutoCredit</p><section>${WARNING} TAEG 4,49 %</section></div>`
const CONDITIONS =
  '<div data-conditions="lease"><p>Compris : entretien.</p><p>Loueur : A · intermédiaire : B</p><p>Valable jusqu’au 30 novembre.</p></div>'
const BRIEF = '<div data-monthly="lease"><p>500,00 € / mois · 48 mois · 15.000 km/an · Private lease</p></div>'
const RENT = BRIEF.replace('</div>', `<details><summary>Conditions</summary>${CONDITIONS}</details></div>`)
const NOTE = '<aside data-note="lease">Loueur : A</aside>'

const problem = (html: string, path = '/fr/a') =>
  lawProblems([{ path, law: readLaw(html) }], DAY).map(([, words]) => words)

describe('the check of what the law asks', () => {
  test('lets a rent with its conditions, a list that has them once, and a credit with its example pass', () => {
    expect(problem(RENT)).toEqual([])
    expect(problem(BRIEF + BRIEF + CONDITIONS + NOTE)).toEqual([])
    expect(problem(CREDIT)).toEqual([])
  })

  test('finds a monthly amount outside of the component', () => {
    for (const words of [
      '499 € par mois',
      '499,00 € TVAC par mois',
      '499 €/mois',
      '499,00\u00a0€ HTVA\u00a0/\u00a0mois',
    ])
      expect(problem(`<p>Dès ${words}</p>`)).toEqual([expect.stringContaining('without its company')])
    expect(problem('<p>Vanaf 499 € per maand</p>', '/nl/a')).toHaveLength(1)
    expect(problem('<ul><li><div data-monthly="lease"><p>40 € par mois</p></div></li></ul>')).not.toContainEqual(
      expect.stringContaining('without its company'),
    )
    expect(problem('<ul><li>12 € par mois <div data-cost=""><p>40 € par mois</p></div></li></ul>')).toHaveLength(1)
    expect(problem('<div data-cost=""><p>40 € par mois</p></div>')).toEqual([])
    expect(problem('<script>"499 € par mois"</script>')).toEqual([])
  })

  test.each([
    ['48 mois · ', 'mois'],
    ['15.000 km/an · ', 'km'],
    ['Compris : entretien.', 'compris'],
    ['Loueur : A · ', 'loueur'],
    ['intermédiaire : B', 'intermédiaire'],
    ['Valable jusqu’au 30 novembre.', 'jusqu'],
  ])('finds a rent without « %s »', (words, said) => {
    expect(problem(RENT.replace(words, ''))).toEqual([expect.stringContaining(said)])
  })

  test('finds a rent whose conditions are nowhere, and a note more than once or on nothing', () => {
    expect(problem(BRIEF)).toEqual([expect.stringContaining('conditions nowhere')])
    expect(problem(RENT + NOTE + NOTE)).toEqual([expect.stringContaining('more than once')])
    expect(problem(NOTE)).toEqual([expect.stringContaining('no rent')])
  })

  test('finds a credit without warning or without rate', () => {
    expect(problem(CREDIT.replace(WARNING, ''))).toEqual([expect.stringContaining('without the warning')])
    expect(problem(CREDIT.replace('TAEG', ''))).toEqual([expect.stringContaining('percentage rate')])
  })

  test('finds a warning in a paragraph that speaks of no credit, and a rent that is told to be none', () => {
    for (const figure of [RENT, CREDIT]) {
      expect(problem(`${figure}<p>${WARNING}</p>`)).toEqual([expect.stringContaining('nothing speaks of one')])
    }
    expect(problem(`<p>Un crédit se rembourse. <strong>${WARNING}</strong></p>`)).toEqual([])
    expect(problem(`${RENT}<p>Une location n’est pas un crédit.</p>`)).toEqual([expect.stringContaining('no credit')])
    expect(problem('<p>Huren is geen krediet.</p>', '/nl/a')).toHaveLength(1)
  })

  test('asks a page for businesses for the conditions, and for no warning', () => {
    const business = CREDIT.replace(WARNING, '')
    expect(problem(business, '/fr/professionnel/a')).toEqual([expect.stringContaining('conditions nowhere')])
    expect(problem(business + CONDITIONS, '/fr/professionnel/a')).toEqual([])
  })

  test('finds a from price without WLTP or without a word on VAT around it', () => {
    const price = '<span data-from-price="">Dès 26.490 €</span>'
    expect(problem(`<article>${price}<p>TVA comprise</p></article><p>WLTP</p>`)).toHaveLength(1)
    expect(problem(`<article>${price}<p>15 kWh (WLTP)</p></article>`)).toHaveLength(1)
    expect(problem(`<article>${price}<p>15 kWh (WLTP), TVA comprise</p></article>`)).toEqual([])
  })

  test('asks a list of prices to say once what they are', () => {
    const note = '<small>Prix catalogue recommandé, TVA comprise.</small>'
    const card = (more = '') =>
      `<li><span data-from-price="">Dès 26.490 €</span> 15 kWh (WLTP), TVA comprise${more}</li>`
    const list = (...parts: string[]) => `<section><ul>${card()}${card()}</ul>${parts.join('')}</section>`
    expect(problem(list(note) + list(note))).toEqual([])
    expect(problem(`<section>${list()}${note}</section>`)).toEqual([])
    expect(problem(`<header><nav>${card(note)}${card(note)}</nav></header>`)).toEqual([])
    expect(problem(`<section><ul>${card(note)}${card(note)}</ul></section>`)).toEqual([
      expect.stringContaining('2 times'),
    ])
    expect(problem(list())).toEqual([expect.stringContaining('2 prices that says nowhere')])
    expect(problem(`<section>${'<p>Prix barré\u00a0: le plus bas.</p>'.repeat(2)}</section>`)).toHaveLength(1)
  })

  test('finds what no advertisement for credit may say', () => {
    expect(problem('<p>Un crédit facile</p>')).toEqual([expect.stringContaining('"crédit facile"')])
    expect(problem('<p>Gratis lening</p>', '/nl/a')).toHaveLength(1)
  })
})
