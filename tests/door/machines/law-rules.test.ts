import { describe, expect, test } from 'vitest'
import { lawProblems, readLaw } from '../../../scripts/check/links-check/law-rules.mts'

const DAY = '2026-11-22'
const LINE =
  '<p>AutoCredit : 500,00 € par mois · 48 mois · sans acompte · toutes les mensualités égales · prêteur : A · intermédiaire : B</p>'
const RENT =
  '<div data-monthly="lease"><p>Private lease : 500,00 € par mois · 48 mois · sans premier loyer majoré · sans option d’achat · loueur : A · intermédiaire : B</p></div>'
const WARNING = 'Attention, emprunter de l’argent coûte aussi de l’argent.'
const CREDIT = `<div data-monthly="credit">${LINE}<section>${WARNING} TAEG 4,49 %</section></div>`
const NOTE = `<section data-note="credit">${WARNING}</section>`

const problemsOf = (pages: Readonly<Record<string, string>>) =>
  lawProblems(
    Object.entries(pages).map(([path, html]) => ({ path, law: readLaw(html) })),
    DAY,
  )
const problem = (html: string, path = '/fr/a') => problemsOf({ [path]: html }).map(([, words]) => words)

describe('the check of what the law asks', () => {
  test('lets a rent, and a credit with its example and its note, pass', () => {
    expect(problem(RENT)).toEqual([])
    expect(problem(CREDIT + NOTE)).toEqual([])
  })

  test('finds a monthly amount outside of the component', () => {
    for (const words of ['499 € par mois', '499,00 € TVAC par mois', '499 €/mois'])
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
    ['sans acompte · ', 'acompte'],
    ['toutes les mensualités égales · ', 'mensualit'],
    ['prêteur : A · ', 'prêteur'],
    [' · intermédiaire : B', 'intermédiaire'],
  ])('finds a line without « %s »', (words, said) => {
    expect(problem((CREDIT + NOTE).replace(words, ''))).toEqual([expect.stringContaining(said)])
  })

  test('finds a credit without warning, without rate, or without a note', () => {
    expect(problem(CREDIT.replace(WARNING, '') + NOTE)).toEqual([expect.stringContaining('without the warning')])
    expect(problem(CREDIT.replace('TAEG', '') + NOTE)).toEqual([expect.stringContaining('percentage rate')])
    expect(problem(CREDIT)).toEqual([expect.stringContaining('no note')])
  })

  test('asks a page for businesses for no warning', () => {
    expect(problem(CREDIT.replace(WARNING, ''), '/fr/professionnel/a')).toEqual([])
  })

  test('finds a note that nothing keeps, and one whose promise another page keeps is good', () => {
    expect(problem(NOTE)).toEqual([expect.stringContaining('nothing on it')])
    const promise = NOTE.replace('</section>', '<a href="/fr/b">b</a></section>')
    expect(problemsOf({ '/fr/a': promise, '/fr/b': CREDIT + NOTE })).toEqual([])
    expect(problemsOf({ '/fr/a': promise, '/fr/b': RENT })).toHaveLength(1)
    expect(problem('<section data-note="lease">Une location</section>')).toHaveLength(1)
    expect(problem(`<section data-note="credit">Le crédit</section>${CREDIT}`)).toEqual([
      expect.stringContaining('note on credit without the warning'),
    ])
  })

  test('finds a from price without WLTP or without a word on VAT around it', () => {
    const price = '<span data-from-price="">Dès 26.490 €</span>'
    expect(problem(`<article>${price}<p>TVA comprise</p></article><p>WLTP</p>`)).toHaveLength(1)
    expect(problem(`<article>${price}<p>15 kWh (WLTP)</p></article>`)).toHaveLength(1)
    expect(problem(`<article>${price}<p>15 kWh (WLTP), TVA comprise</p></article>`)).toEqual([])
  })

  test('finds what no advertisement for credit may say', () => {
    expect(problem('<p>Un crédit facile</p>')).toEqual([expect.stringContaining('"crédit facile"')])
    expect(problem('<p>Gratis lening</p>', '/nl/a')).toHaveLength(1)
  })
})
